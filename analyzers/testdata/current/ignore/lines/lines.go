// Package lines says of its code that it is elsewhere.
package lines

import _ "github.com/mcperrlint/mcperrlint/taxonomy"

/*line legacy/x.go:1:1*/ // want `^the directive "/\*line legacy/x.go:1:1\*/" stands in a file that is not generated: the compiler, stack traces and other linters name that place for the code below, where a reviewer does not find it; remove the directive \(ignore/line-directive\)$`

var a = 1

//line server.go:3
var b = 2
