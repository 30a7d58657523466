package driver

import "strconv"

// outline is what can be told of a file from its tokens alone, which is a fraction of
// the work of parsing it.
type outline struct {
	insides  []int           // where the bodies of declared functions begin and end: see [blank]
	selected map[string]bool // what stands before a dot, outside of those bodies
	imports  []imported
}

// imported is an import declaration.
type imported struct{ name, path string }

// outlineOf returns the outline of a file that is free of syntax errors. Of others, it is
// wrong or missing.
func outlineOf(text []byte) (o *outline, ok bool) {
	o = &outline{selected: make(map[string]bool)}
	l := &lexer{text: text}
	depth, inFunc, inImport := 0, false, false
	for l.next() {
		if depth == 0 && l.begins() {
			inFunc, inImport = string(l.token) == "func", string(l.token) == "import"
		}
		switch l.token[0] {
		case '"', '`':
			if inImport {
				o.imports = append(o.imports, l.imported())
			}
		case '(', '[':
			depth++
		case ')', ']', '}':
			depth--
		case '{':
			if !inFunc || depth > 0 || string(l.before) == "struct" || string(l.before) == "interface" {
				depth++
				continue
			}
			// Have: this is the body, as all other braces of a signature are those of types.
			from := l.at
			if !l.skipBlock() {
				return nil, false
			}
			o.insides = append(o.insides, from, l.at-1)
			inFunc = false
		case '.':
			if !o.selected[string(l.before)] {
				o.selected[string(l.before)] = true
			}
		}
	}
	return o, depth == 0
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
