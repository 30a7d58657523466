package lines

//mcperrlint:ignore-file ignore/line-directive -- made by hand from the grammar

//line grammar.y:7
var e = 1
