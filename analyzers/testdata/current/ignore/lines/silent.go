package lines

//line silent.go:4
var c = 1

// A comment about a
//line, and one about // line other.go:7
var d = 2 //line other.go:7
