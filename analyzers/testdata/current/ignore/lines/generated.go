// Code generated from grammar.y. DO NOT EDIT.

package lines

//line grammar.y:7
var f = 1
