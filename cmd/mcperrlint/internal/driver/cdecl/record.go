package cdecl

// record reads a struct or a union, with its fields if they stand there.
func (p *parser) record() (*Type, bool) {
	kind := Struct
	if p.peek().text == "union" {
		kind = Union
	}
	t := p.tag(kind, p.peek().text)
	if !p.peek().is("{") {
		return t, true
	}
	if p.depth++; p.depth > maxDepth {
		return nil, false
	}
	defer func() { p.depth-- }()
	p.at++
	fresh := !t.Complete
	var fields []field
	for !p.take("}") {
		if p.at >= len(p.tokens) {
			return nil, false
		}
		more, ok := p.fields()
		if !ok {
			return nil, false
		}
		fields = append(fields, more...)
	}
	packed := p.packed()
	if fresh {
		t.fields, t.packed, t.Complete = fields, packed, true
	}
	return t, true
}

// tag reads the word struct, union or enum and the tag behind it, and returns the type with
// that tag.
func (p *parser) tag(kind Kind, what string) *Type {
	p.at++
	p.skipQualifiers()
	t := &Type{Kind: kind}
	if p.peek().kind != word {
		return t
	}
	t.Name = p.peek().text
	p.at++
	p.skipQualifiers()
	key := what + " " + t.Name
	if known := p.tags[key]; known != nil {
		return known
	}
	p.tags[key] = t
	return t
}

// packed reads the attributes behind the fields, and reports whether one says that there
// is no room between those.
func (p *parser) packed() bool {
	from := p.at
	p.skipAttributes()
	for _, t := range p.tokens[from:p.at] {
		if t.isWord("packed", "__packed__") {
			return true
		}
	}
	return false
}

// fields reads the fields that one declaration in a struct declares.
func (p *parser) fields() ([]field, bool) {
	if p.take(";") {
		return nil, true
	}
	s, ok := p.specifiers()
	if !ok {
		return nil, false
	}
	if p.take(";") {
		if s.base.Kind != Struct && s.base.Kind != Union {
			return nil, true
		}
		return []field{{typ: s.base}}, true // a struct in a struct, without a name
	}
	var all []field
	for {
		f := field{typ: s.base}
		if !p.peek().is(":") {
			if f.name, f.typ, ok = p.declarator(s.base); !ok {
				return nil, false
			}
		}
		if p.take(":") {
			f.bits, f.width = true, p.width()
		}
		p.skipAttributes()
		all = append(all, f)
		if p.take(";") {
			return all, true
		}
		if !p.take(",") {
			return nil, false
		}
	}
}

// width reads the width of a field in bits.
func (p *parser) width() int64 {
	from := p.at
	for p.at < len(p.tokens) && !p.peek().is(",") && !p.peek().is(";") {
		p.at++
	}
	n, _ := p.constant(p.tokens[from:p.at])
	return min(max(n.n, 0), 64)
}

// enum reads an enum, with its values if they stand there.
func (p *parser) enum() (*Type, bool) {
	t := p.tag(Enum, "enum")
	if p.take(":") { // C23's underlying type
		if _, ok := p.specifiers(); !ok {
			return nil, false
		}
	}
	if !p.take("{") {
		return t, true
	}
	next, known := integer{}, true
	for !p.take("}") {
		name := p.peek()
		if name.kind != word {
			return nil, false
		}
		p.at++
		p.skipAttributes()
		if p.take("=") {
			next, known = p.enumValue()
		}
		if known {
			p.values[name.text] = next
			t.Signed = t.Signed || next.n < 0 && !next.unsigned
		} else {
			p.unknownValues[name.text] = true
		}
		next, _ = combine("+", next, integer{n: 1}, true, true)
		if !p.take(",") && !p.peek().is("}") {
			return nil, false
		}
	}
	t.Complete = true
	return t, true
}

// enumValue reads the value of an enumerator.
func (p *parser) enumValue() (integer, bool) {
	from := p.at
	for p.at < len(p.tokens) && !p.peek().is(",") && !p.peek().is("}") {
		if p.peek().is("(") {
			p.block()
		} else {
			p.at++
		}
	}
	return p.constant(p.tokens[from:p.at])
}
