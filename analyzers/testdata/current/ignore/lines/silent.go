package lines

//line silent.go:4
var c = 1

//line numbers are no directive

// A comment about // line other.go:7
var d = 2 //line other.go:7
