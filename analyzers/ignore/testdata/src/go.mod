module example.test/ignore

go 1.25.0

require github.com/mcperrlint/mcperrlint v0.0.0

replace github.com/mcperrlint/mcperrlint => ../../../..
