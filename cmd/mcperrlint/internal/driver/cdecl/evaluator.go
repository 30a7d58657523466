package cdecl

import (
	"strconv"
	"strings"
)

// evaluator works out the values of constant expressions over integers.
type evaluator struct {
	tokens []token
	at     int
	depth  int
	wide   bool // all integers have 64 bits, as in an #if
	name   func(string) (integer, bool)
	// cast reads the name of a type at a place, if there is one, and returns the place
	// after it. Nil means that there are no types.
	cast func(tokens []token, at int) (t *Type, after int, ok bool)
	size func(*Type) (int64, bool)
}

// value returns the value of all tokens, if they are an expression whose value is known.
func (e *evaluator) value() (integer, bool) {
	v, ok := e.ternary()
	return v, ok && e.at == len(e.tokens)
}

func (e *evaluator) peek() token {
	if e.at < len(e.tokens) {
		return e.tokens[e.at]
	}
	return token{kind: end}
}

// take moves past an operator, if it is the next token.
func (e *evaluator) take(mark string) bool {
	if !e.peek().is(mark) {
		return false
	}
	e.at++
	return true
}

func (e *evaluator) ternary() (integer, bool) {
	if e.depth++; e.depth > maxDepth {
		return integer{}, false
	}
	defer func() { e.depth-- }()
	condition, ok := e.binary(0)
	if !ok || !e.take("?") {
		return condition, ok
	}
	yes, ok1 := e.ternary()
	if !e.take(":") {
		return integer{}, false
	}
	no, ok2 := e.ternary()
	if condition.n != 0 {
		return yes, ok1
	}
	return no, ok2
}

// operators are the binary ones, those that bind least first.
var operators = [][]string{
	{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"},
}

func (e *evaluator) binary(level int) (integer, bool) {
	if level == len(operators) {
		return e.unary()
	}
	left, ok := e.binary(level + 1)
	for {
		operator := ""
		for _, text := range operators[level] {
			if e.take(text) {
				operator = text
				break
			}
		}
		if operator == "" {
			return left, ok
		}
		right, known := e.binary(level + 1)
		left, ok = combine(operator, left, right, ok, known)
	}
}

func (e *evaluator) unary() (integer, bool) {
	if e.depth++; e.depth > maxDepth {
		return integer{}, false
	}
	defer func() { e.depth-- }()
	switch t := e.peek(); {
	case e.take("-"):
		v, ok := e.unary()
		v.n = -v.n
		return v.fit(), ok
	case e.take("+"):
		return e.unary()
	case e.take("~"):
		v, ok := e.unary()
		v.n = ^v.n
		return v.fit(), ok
	case e.take("!"):
		v, ok := e.unary()
		return truth(v.n == 0), ok
	case t.isWord("sizeof", "_Alignof", "__alignof__"):
		e.at++
		return e.sizeof()
	case t.is("("):
		return e.parenthesis()
	}
	return e.operand()
}

// sizeof reads what stands behind the word.
func (e *evaluator) sizeof() (integer, bool) {
	if t, ok := e.typeName(); ok {
		size, ok := e.size(t)
		return integer{size, true, true}, ok
	}
	return integer{}, false
}

// typeName reads the name of a type in parentheses.
func (e *evaluator) typeName() (*Type, bool) {
	if e.cast == nil || !e.peek().is("(") {
		return nil, false
	}
	t, after, ok := e.cast(e.tokens, e.at+1)
	if !ok || after >= len(e.tokens) || !e.tokens[after].is(")") {
		return nil, false
	}
	e.at = after + 1
	return t, true
}

// parenthesis reads a cast or an expression.
func (e *evaluator) parenthesis() (integer, bool) {
	if t, ok := e.typeName(); ok {
		v, known := e.unary()
		size, ok := e.size(t)
		if !known || !ok || !t.isInteger() {
			return integer{}, false
		}
		return v.convert(t.Resolved().Name, size), true
	}
	e.at++
	v, ok := e.ternary()
	return v, e.take(")") && ok
}

func (e *evaluator) operand() (integer, bool) {
	t := e.peek()
	switch t.kind {
	case number:
		e.at++
		v, ok := parseInteger(t.text)
		v.wide = v.wide || e.wide
		return v, ok
	case char:
		e.at++
		return parseCharacter(t.text)
	case word:
		e.at++
		if e.take("(") { // something like __has_include, or a macro that is not known
			e.skip()
			return integer{}, false
		}
		return e.name(t.text)
	}
	return integer{}, false
}

// skip moves past the parenthesis that closes one.
func (e *evaluator) skip() {
	for depth := 1; depth > 0 && e.at < len(e.tokens); e.at++ {
		switch {
		case e.tokens[e.at].is("("):
			depth++
		case e.tokens[e.at].is(")"):
			depth--
		}
	}
}

// parseInteger returns the value of a number.
func parseInteger(text string) (integer, bool) {
	digits := strings.TrimRight(text, "uUlLzZ")
	v, err := strconv.ParseUint(digits, 0, 64)
	suffix := strings.ToLower(text[len(digits):])
	made := integer{n: int64(v), unsigned: strings.Contains(suffix, "u")}
	made.wide = strings.ContainsAny(suffix, "lz") || v > 1<<32-1 || v > 1<<31-1 && !made.unsigned
	made.unsigned = made.unsigned || v > 1<<63-1
	return made, err == nil
}

// parseCharacter returns the value of a character.
func parseCharacter(text string) (integer, bool) {
	value, _, rest, err := strconv.UnquoteChar(strings.TrimPrefix(text, "'"), '\'')
	if text == `'\0'` {
		return integer{}, true
	}
	return integer{n: int64(value)}, err == nil && rest == "'"
}
