package cdecl

// parser reads declarations from tokens.
type parser struct {
	*Declarations
	tokens []token
	at     int
	depth  int
}

// unit reads all declarations.
func (p *parser) unit() {
	for p.at < len(p.tokens) {
		from := p.at
		if !p.declaration() {
			p.at = from
			p.recover()
		}
	}
}

// recover skips what is not understood: up to a semicolon, or the brace that closes a
// block.
func (p *parser) recover() {
	if p.take("}") {
		return // which closes extern "C" {
	}
	if p.take("@") { // a line of Objective-C
		for p.at < len(p.tokens) && !p.peek().first {
			p.at++
		}
		return
	}
	for p.at < len(p.tokens) {
		switch t := p.tokens[p.at]; {
		case t.is("{"):
			p.block()
			return
		case t.is("("), t.is("["):
			p.block()
		case t.is(";"):
			p.at++
			return
		default:
			p.at++
		}
	}
}

// block skips what stands between brackets or braces.
func (p *parser) block() {
	for depth := 0; p.at < len(p.tokens); {
		switch t := p.tokens[p.at]; {
		case t.is("{"), t.is("("), t.is("["):
			depth++
		case t.is("}"), t.is(")"), t.is("]"):
			depth--
		}
		if p.at++; depth <= 0 {
			return
		}
	}
}

func (p *parser) peek() token { return p.ahead(0) }

func (p *parser) ahead(n int) token {
	if p.at+n < len(p.tokens) {
		return p.tokens[p.at+n]
	}
	return token{kind: end}
}

func (p *parser) take(mark string) bool {
	if !p.peek().is(mark) {
		return false
	}
	p.at++
	return true
}

// declaration reads a declaration with its semicolon, or a function with its body, and
// reports whether it was understood.
func (p *parser) declaration() bool {
	if p.take(";") {
		return true
	}
	if p.peek().isWord("extern") && p.ahead(1).kind == quoted { // extern "C" {
		p.at += 2
		p.take("{")
		return true
	}
	s, ok := p.specifiers()
	if !ok {
		return false
	}
	if p.take(";") {
		return true
	}
	for {
		name, t, ok := p.declarator(s.base)
		if !ok || name == "" {
			return false
		}
		p.skipAttributes()
		p.declare(s, name, t)
		switch {
		case p.take(","):
		case p.take(";"):
			return true
		case p.peek().is("{") && t.Kind == Func:
			p.block()
			return true
		case p.take("="):
			p.skipValue()
			if !p.take(",") {
				return p.take(";")
			}
		default:
			return false
		}
	}
}

// skipValue skips what a variable is set to.
func (p *parser) skipValue() {
	for p.at < len(p.tokens) {
		switch t := p.tokens[p.at]; {
		case t.is(","), t.is(";"):
			return
		case t.is("{"), t.is("("), t.is("["):
			p.block()
		default:
			p.at++
		}
	}
}

// declare notes what is declared. What was declared first stays.
func (p *parser) declare(s specifiers, name string, t *Type) {
	var where map[string]*Type
	switch {
	case s.typedef:
		where, t = p.typedefs, &Type{Kind: Typedef, Name: name, Elem: t}
	case t.Kind == Func:
		where = p.funcs
	default:
		where = p.vars
	}
	if old := where[name]; old == nil || p.standard[old] || t.Kind == Array && t.Len >= 0 && old.Len < 0 {
		where[name] = t
	}
}

// declarator reads a name and what is around it, such as *f(int) or (*table)[4], and
// returns the name, which can be missing, and the type with what was read.
func (p *parser) declarator(t *Type) (string, *Type, bool) {
	if p.depth++; p.depth > maxDepth {
		return "", nil, false
	}
	defer func() { p.depth-- }()
	for {
		p.skipQualifiers()
		switch {
		case p.take("*"), p.take("^"):
			t = pointerTo(t)
			continue
		case p.isCallMark():
			p.at++
			continue
		}
		break
	}
	name := ""
	switch {
	case p.peek().is("(") && p.opensDeclarator():
		return p.nestedDeclarator(t)
	case p.peek().kind == word:
		name = p.peek().text
		p.at++
		p.skipQualifiers()
	}
	t, ok := p.suffixes(t)
	return name, t, ok
}

// isCallMark reports whether a word is something like a calling convention, which stands
// before a name or a star.
func (p *parser) isCallMark() bool {
	next := p.ahead(1)
	return p.peek().kind == word && (next.is("*") || next.kind == word && !next.isWord(attributes...) && !next.isWord(qualifiers...))
}

// opensDeclarator reports whether a parenthesis is one around a declarator, and not one
// around parameters.
func (p *parser) opensDeclarator() bool {
	from := p.at
	defer func() { p.at = from }()
	p.at++
	p.skipQualifiers()
	next := p.peek()
	if next.kind == word && !p.isType(next) {
		return p.isCallMark() || p.ahead(1).is(")") || p.ahead(1).is("(")
	}
	return next.is("*") || next.is("^") || next.is("(")
}

// nestedDeclarator reads a declarator in parentheses: what comes after them belongs to the
// type that it is made of.
func (p *parser) nestedDeclarator(t *Type) (string, *Type, bool) {
	inside := p.at + 1
	p.block()
	t, ok := p.suffixes(t)
	if !ok {
		return "", nil, false
	}
	after := p.at
	p.at = inside
	name, t, ok := p.declarator(t)
	ok = ok && p.take(")")
	p.at = after
	return name, t, ok
}

// suffixes reads the lengths of arrays, and the parameters of a function.
func (p *parser) suffixes(t *Type) (*Type, bool) {
	if p.depth++; p.depth > maxDepth {
		return nil, false
	}
	defer func() { p.depth-- }()
	p.skipAttributes()
	switch {
	case p.peek().is("["):
		n := p.length()
		elem, ok := p.suffixes(t)
		return &Type{Kind: Array, Elem: elem, Len: n}, ok
	case p.take("("):
		params, ok := p.parameters()
		return &Type{Kind: Func, Elem: t, Params: params}, ok
	}
	return t, true
}

// length reads the length of an array with its brackets.
func (p *parser) length() int64 {
	from := p.at + 1
	p.block()
	n, ok := p.constant(p.tokens[from:max(from, p.at-1)])
	if !ok || n.n < 0 {
		return -1
	}
	return n.n
}

// parameters reads the parameters of a function and the parenthesis behind them.
func (p *parser) parameters() ([]*Type, bool) {
	if p.peek().isWord("void") && p.ahead(1).is(")") {
		p.at++
	}
	var all []*Type
	for !p.take(")") {
		if p.take("...") {
			return all, p.take(")")
		}
		s, ok := p.specifiers()
		if !ok {
			return nil, false
		}
		_, t, ok := p.declarator(s.base)
		if !ok {
			return nil, false
		}
		p.skipAttributes()
		all = append(all, adjusted(t))
		if !p.take(",") && !p.peek().is(")") {
			return nil, false
		}
	}
	return all, true
}

// adjusted returns the type of a parameter: arrays and functions are handed over as
// pointers.
func adjusted(t *Type) *Type {
	switch t.Kind {
	case Array:
		return pointerTo(t.Elem)
	case Func:
		return pointerTo(t)
	}
	return t
}

// constant returns the value of a constant expression.
func (d *Declarations) constant(tokens []token) (integer, bool) {
	e := evaluator{tokens: tokens, name: d.enumerator, size: d.Size, cast: d.typeAt}
	return e.value()
}

// enumerator returns the value of an enumerator.
func (d *Declarations) enumerator(name string) (integer, bool) {
	v, ok := d.values[name]
	return v, ok
}

// typeAt reads the name of a type, such as "struct node *", at a place.
func (d *Declarations) typeAt(tokens []token, at int) (*Type, int, bool) {
	p := &parser{Declarations: d, tokens: tokens, at: at}
	if !p.isType(p.peek()) {
		return nil, at, false
	}
	s, ok := p.specifiers()
	if !ok {
		return nil, at, false
	}
	name, t, ok := p.declarator(s.base)
	return t, p.at, ok && name == ""
}
