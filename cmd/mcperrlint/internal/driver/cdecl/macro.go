package cdecl

import (
	"strconv"
	"strings"
)

// A Value is what a macro or an enumerator stands for.
type Value struct {
	// Literal is a number or a string, as Go writes it. It is empty if the value is not
	// known.
	Literal string
	// Kind is that of the literal, or what is known of the kind of another value.
	Kind ValueKind
	// Name is what the macro is another name of, if it is one.
	Name string
	// Type is the type that the macro stands for, or that of its value, or nil.
	Type *Type
}

// A ValueKind says what sort of value a [Value] is.
type ValueKind int

// The kinds of values.
const (
	Expression ValueKind = iota // which is not constant, or not understood
	Integer
	Float
	String
	TypeName
)

// Value returns what a macro without parameters or an enumerator stands for.
func (d *Declarations) Value(name string) (Value, bool) {
	if v, ok := d.values[name]; ok {
		return Value{Literal: v.String(), Kind: Integer}, true
	}
	if d.unknownValues[name] {
		return Value{Kind: Integer}, true
	}
	m := d.reader.macros[name]
	if m == nil || m.function || len(m.body) == 0 {
		return Value{}, false
	}
	return d.valueOf(d.reader.expand([]token{{kind: word, text: name}})), true
}

// valueOf returns what an expression stands for.
func (d *Declarations) valueOf(tokens []token) Value {
	if v, ok := literal(tokens); ok {
		return v
	}
	if v, ok := d.constant(tokens); ok {
		return Value{Literal: v.String(), Kind: Integer}
	}
	if len(tokens) == 1 && tokens[0].kind == word && !d.isType(tokens[0]) {
		return Value{Name: tokens[0].text}
	}
	if t, after, ok := d.typeAt(tokens, 0); ok && after == len(tokens) {
		return Value{Kind: TypeName, Type: t}
	}
	tokens = unwrapped(tokens)
	if len(tokens) > 0 && tokens[0].is("(") {
		if t, after, ok := d.typeAt(tokens, 1); ok && after < len(tokens) && tokens[after].is(")") {
			return Value{Type: t} // a cast
		}
	}
	return Value{}
}

// literal returns the value of a single number or of strings.
func literal(tokens []token) (Value, bool) {
	tokens = unwrapped(tokens)
	if len(tokens) == 0 {
		return Value{}, false
	}
	if tokens[0].kind == number && len(tokens) == 1 {
		text := tokens[0].text
		if n, err := strconv.ParseUint(strings.TrimRight(text, "uUlLzZ"), 0, 64); err == nil {
			return Value{Literal: strconv.FormatUint(n, 10), Kind: Integer}, true
		}
		if f, err := strconv.ParseFloat(strings.TrimRight(text, "fFlL"), 64); err == nil && strings.ContainsAny(text, ".eEpP") {
			return Value{Literal: strconv.FormatFloat(f, 'g', -1, 64), Kind: Float}, true
		}
		return Value{}, false
	}
	var all strings.Builder
	for _, t := range tokens {
		if t.kind != quoted {
			return Value{}, false
		}
		text, err := strconv.Unquote(t.text)
		if err != nil {
			text = strings.Trim(t.text, `"`) // with an escape that Go does not have
		}
		all.WriteString(text)
	}
	return Value{Literal: strconv.Quote(all.String()), Kind: String}, true
}

// unwrapped returns tokens without parentheses around all of them.
func unwrapped(tokens []token) []token {
	for len(tokens) > 2 && tokens[0].is("(") && tokens[len(tokens)-1].is(")") {
		depth := 0
		for i, t := range tokens {
			if t.is("(") {
				depth++
			} else if t.is(")") {
				depth--
			}
			if depth == 0 && i < len(tokens)-1 {
				return tokens
			}
		}
		tokens = tokens[1 : len(tokens)-1]
	}
	return tokens
}
