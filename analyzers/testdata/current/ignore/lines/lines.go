// Package lines says of its code that it is elsewhere.
package lines

import _ "github.com/mcperrlint/mcperrlint/taxonomy"

/*line legacy/x.go:1:1*/ // want "ignore/line-directive: /*line legacy/x.go:1:1*/"

var a = 1

//line server.go:3
var b = 2
