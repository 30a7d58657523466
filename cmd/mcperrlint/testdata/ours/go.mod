module github.com/mcperrlint/mcperrlint

go 1.25.0
