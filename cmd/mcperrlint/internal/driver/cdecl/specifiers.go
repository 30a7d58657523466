package cdecl

import "strings"

// specifiers are what stands before the names that are declared.
type specifiers struct {
	typedef bool
	base    *Type
}

// Words that say nothing about the type of what is declared.
var (
	qualifiers = strings.Fields(`const volatile restrict __restrict __restrict__ __const __volatile __volatile__ __unaligned __ptr64
		_Nonnull _Nullable _Null_unspecified __cdecl __stdcall __fastcall __vectorcall __thiscall WINAPI APIENTRY CALLBACK`)
	storage = strings.Fields(`extern static inline __inline __inline__ __forceinline register auto _Thread_local __thread _Noreturn
		__extension__ constexpr`)
	attributes = strings.Fields(`__attribute__ __attribute __declspec _Alignas alignas __asm__ __asm asm __pragma _Pragma`)
	arithmetic = strings.Fields(`void char short int long float double signed unsigned __signed __signed__ _Bool _Complex __complex__
		__int128 __int64 __builtin_va_list`)
)

// isType reports whether a word begins the name of a type.
func (d *Declarations) isType(t token) bool {
	return t.isWord("struct", "union", "enum", "const", "volatile") || t.isWord(arithmetic...) || t.kind == word && d.typedefs[t.text] != nil
}

// skipQualifiers skips qualifiers and attributes.
func (p *parser) skipQualifiers() {
	for {
		switch t := p.peek(); {
		case t.isWord(qualifiers...), t.isWord("_Atomic") && !p.ahead(1).is("("):
			p.at++
		case p.attribute():
		default:
			return
		}
	}
}

// skipAttributes skips attributes.
func (p *parser) skipAttributes() {
	for p.attribute() {
	}
}

// attribute skips an attribute, if there is one.
func (p *parser) attribute() bool {
	if p.peek().is("[") && p.ahead(1).is("[") { // [[nodiscard]]
		p.block()
		return true
	}
	if !p.peek().isWord(attributes...) {
		return false
	}
	p.at++
	for p.peek().isWord("volatile", "__volatile__") {
		p.at++
	}
	if p.peek().is("(") {
		p.block()
	}
	return true
}

// specifiers reads what stands before the names that are declared.
func (p *parser) specifiers() (s specifiers, ok bool) {
	var words []string
	for {
		p.skipQualifiers()
		t := p.peek()
		switch {
		case t.isWord("typedef"):
			s.typedef = true
			p.at++
		case t.isWord(storage...):
			p.at++
		case t.isWord(arithmetic...):
			words = append(words, t.text)
			p.at++
		case s.base != nil || len(words) > 0 || t.kind != word:
			return p.finish(s, words)
		case t.isWord("struct", "union"):
			if s.base, ok = p.record(); !ok {
				return s, false
			}
		case t.isWord("enum"):
			if s.base, ok = p.enum(); !ok {
				return s, false
			}
		case t.isWord("typeof", "__typeof__", "__typeof", "_Atomic"):
			p.at++
			p.block()
			s.base = unknown
		default:
			if !p.isMacro() {
				s.base = p.named(t.text)
			}
			p.at++
		}
	}
}

func (p *parser) finish(s specifiers, words []string) (specifiers, bool) {
	if s.base == nil && len(words) > 0 {
		s.base = arithmeticType(words)
	}
	return s, s.base != nil
}

// named returns the type that a name stands for.
func (p *parser) named(name string) *Type {
	if t := p.typedefs[name]; t != nil {
		return t
	}
	return unknownNamed(name)
}

// isMacro reports whether a word that nothing declares is no type but something that a
// header of the system defines, such as API in "API int f(void)": another type follows, or a
// name that is not what is declared.
func (p *parser) isMacro() bool {
	if p.typedefs[p.peek().text] != nil {
		return false
	}
	i := 1
	for p.ahead(i).isWord(qualifiers...) {
		i++
	}
	next, after := p.ahead(i), p.ahead(i+1)
	switch {
	case next.kind != word:
		return false
	case p.isType(next), next.isWord(storage...), next.isWord("typedef"):
		return true
	}
	return after.is("*") || after.kind == word && !after.isWord(attributes...)
}

// arithmeticType returns the type that words such as unsigned and long make.
func arithmeticType(words []string) *Type {
	count := make(map[string]int)
	for _, w := range words {
		count[strings.Trim(w, "_")]++
	}
	has := func(w string) bool { return count[w] > 0 }
	switch {
	case has("void"):
		return void
	case has("builtin_va_list"):
		return unknown
	case has("Bool"):
		return basic("_Bool")
	case has("Complex") || has("complex"):
		if has("float") {
			return basic("complexfloat")
		}
		return basic("complexdouble")
	case has("float"):
		return basic("float")
	case has("double") && has("long"):
		return basic("longdouble")
	case has("double"):
		return basic("double")
	case has("int128"):
		return basic("int128")
	case has("char") && has("signed"):
		return basic("schar")
	}
	return basic(strings.Repeat("u", min(count["unsigned"], 1)) + integerName(count))
}

// integerName returns the name of a signed type of integers.
func integerName(count map[string]int) string {
	switch {
	case count["char"] > 0:
		return "char"
	case count["short"] > 0:
		return "short"
	case count["long"] > 1 || count["int64"] > 0:
		return "longlong"
	case count["long"] > 0:
		return "long"
	}
	return "int"
}
