package cdecl

import (
	"slices"
	"strconv"
	"strings"
)

// hidden is a list of macros.
type hidden struct {
	name string
	more *hidden
}

func (h *hidden) has(name string) bool {
	for ; h != nil; h = h.more {
		if h.name == name {
			return true
		}
	}
	return false
}

// expand expands the macros in some tokens. What a macro stands for is looked at again,
// and the macro itself is not expanded in it.
func (p *preprocessor) expand(tokens []token) []token {
	if p.nested++; p.nested > maxDepth {
		p.nested--
		return tokens
	}
	defer func() { p.nested-- }()
	todo := slices.Clone(tokens) // what is next stands at its end
	slices.Reverse(todo)
	var done []token
	for len(todo) > 0 {
		t := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		m := p.macros[t.text]
		if t.kind != word || m == nil || t.hides.has(t.text) || p.room < 0 {
			done = append(done, t)
			continue
		}
		var args [][]token
		if m.function {
			if len(todo) == 0 || !todo[len(todo)-1].is("(") {
				done = append(done, t)
				continue
			}
			args, todo = arguments(m, todo)
		}
		made := p.substitute(m, args)
		if p.room -= len(made) + 1; p.room < 0 {
			continue
		}
		hides := &hidden{m.name, t.hides}
		for _, t := range slices.Backward(made) {
			t.hides, t.first = hides, false
			todo = append(todo, t)
		}
	}
	return done
}

// arguments takes the arguments of a macro off a list of tokens, of which the last one
// comes first.
func arguments(m *macro, todo []token) (args [][]token, rest []token) {
	depth, arg := 0, []token{}
	for len(todo) > 0 {
		t := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch {
		case t.is("("):
			if depth++; depth == 1 {
				continue
			}
		case t.is(")"):
			if depth--; depth == 0 {
				return append(args, arg), todo
			}
		case t.is(",") && depth == 1 && !(m.variadic && len(args) == len(m.params)-1):
			args, arg = append(args, arg), []token{}
			continue
		}
		arg = append(arg, t)
	}
	return append(args, arg), todo
}

// substitute returns the body of a macro with its arguments.
func (p *preprocessor) substitute(m *macro, args [][]token) []token {
	if !m.function {
		return joined(m.body)
	}
	argument := func(t token) ([]token, bool) {
		i := slices.Index(m.params, t.text)
		if t.kind != word || i < 0 {
			return nil, false
		}
		if i >= len(args) {
			return nil, true
		}
		return args[i], true
	}
	var out []token
	for i := 0; i < len(m.body) && len(out) <= p.room; i++ {
		t := m.body[i]
		if t.is("#") && i+1 < len(m.body) {
			if arg, ok := argument(m.body[i+1]); ok {
				out = append(out, stringOf(arg))
				i++
				continue
			}
		}
		arg, ok := argument(t)
		switch pasted := i > 0 && m.body[i-1].is("##") || i+1 < len(m.body) && m.body[i+1].is("##"); {
		case !ok:
			out = append(out, t)
		case pasted && len(arg) == 0:
			out = append(out, token{kind: word, space: t.space}) // which joins to what is beside it
		case pasted:
			out = append(out, arg...)
		default:
			out = append(out, p.expand(arg)...)
		}
	}
	return joined(out)
}

// stringOf returns the text of an argument as a string.
func stringOf(arg []token) token {
	var b strings.Builder
	for i, t := range arg {
		if i > 0 && t.space {
			b.WriteByte(' ')
		}
		if b.WriteString(t.text); b.Len() > longestToken {
			break
		}
	}
	return token{kind: quoted, text: strconv.Quote(b.String()[:min(b.Len(), longestToken)])}
}

// joined joins tokens between which ## stands.
func joined(list []token) []token {
	if !slices.ContainsFunc(list, func(t token) bool { return t.is("##") }) {
		return list
	}
	var out []token
	for i := 0; i < len(list); i++ {
		if !list[i].is("##") || len(out) == 0 || i+1 == len(list) {
			out = append(out, list[i])
			continue
		}
		i++
		last := out[len(out)-1]
		if len(last.text)+len(list[i].text) > longestToken {
			continue
		}
		both := tokenize(last.text + list[i].text)
		for j := range both {
			both[j].first, both[j].hides = false, last.hides
		}
		out = append(out[:len(out)-1], both...)
	}
	return out
}
