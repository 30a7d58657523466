package driver

import "strconv"

// outline is what can be told of a file from its tokens alone, which is a fraction of
// the work of parsing it.
type outline struct {
	insides  []int           // where that begins and ends on which no type depends: see [outliner.brace] and [blank]
	selected map[string]bool // what stands before a dot, outside of that
	imports  []imported
}

// imported is an import declaration.
type imported struct{ name, path string }

// outlineOf returns the outline of a file that is free of syntax errors. Of others, it is
// wrong or missing.
func outlineOf(text []byte) (o *outline, ok bool) {
	r := outliner{lexer: lexer{text: text}, outline: &outline{selected: make(map[string]bool)}}
	for r.next() {
		if r.begins() {
			r.begin()
		}
		if !r.take() {
			return nil, false
		}
	}
	return r.outline, r.depth == 0
}

// outliner reads the tokens of a file.
type outliner struct {
	lexer
	*outline
	depth   int    // of brackets and braces
	keyword string // with which the declaration begins; "vars" for several variables
	counted bool   // what is declared has three dots, as the type of an array whose values are counted
}

// begin notes that the token is the first of a statement, such as a declaration.
func (o *outliner) begin() {
	switch {
	case o.depth == 0:
		o.keyword, o.counted = string(o.token), false
	case o.depth == 1 && o.keyword == "vars":
		o.counted = false
	}
}

// take looks at a token, and reports whether more can follow.
func (o *outliner) take() bool {
	switch o.token[0] {
	case '"', '`':
		if o.keyword == "import" {
			o.imports = append(o.imports, o.imported())
		}
	case '(':
		if o.depth == 0 && string(o.before) == "var" {
			o.keyword = "vars"
		}
		o.depth++
	case '[':
		o.depth++
	case ')', ']', '}':
		o.depth--
	case '{':
		return o.brace()
	case '.':
		o.counted = o.counted || string(o.before) == "."
		if !o.selected[string(o.before)] {
			o.selected[string(o.before)] = true
		}
	}
	return true
}

// brace looks at a brace that opens. What is in the bodies of functions has no part in
// types, and neither have the values of a composite literal for a variable: large
// tables need not be read.
func (o *outliner) brace() bool {
	if !o.opensInside() {
		o.depth++
		return true
	}
	from := o.at
	if !o.skipBlock() {
		return false
	}
	o.insides = append(o.insides, from, o.at-1)
	if o.keyword == "func" {
		o.keyword = ""
	}
	return true
}

// opensInside reports whether a brace opens the body of a function, or the values of a
// literal that does not count them.
func (o *outliner) opensInside() bool {
	if before := string(o.before); before == "struct" || before == "interface" {
		return false
	}
	switch o.keyword {
	case "func":
		// All other braces of a signature are those of types, or in brackets.
		return o.depth == 0
	case "var", "vars":
		return !o.counted
	}
	return false
}

// imported returns the import whose path the token is.
func (l *lexer) imported() imported {
	path, err := strconv.Unquote(string(l.token))
	if err != nil {
		return imported{}
	}
	if name := string(l.before); name == "." || inWord(name[0]) && name != "import" {
		return imported{name, path}
	}
	return imported{path: path}
}
