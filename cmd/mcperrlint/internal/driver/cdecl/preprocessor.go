package cdecl

import (
	"path"
	"strings"
)

// preprocessor carries out directives and expands macros.
type preprocessor struct {
	open   func(from, path string, angled bool) (name, text string, ok bool)
	macros map[string]*macro
	once   map[string]string // headers, and the macro that keeps them from being read again, if any
	out    []token
	depth  int // of headers
	nested int // of macros in arguments of macros
	room   int // how many more tokens are read or made
}

// macro is a macro. One that looks like a function has parameters, maybe none.
type macro struct {
	name     string
	function bool
	params   []string
	variadic bool
	body     []token
}

// mostTokens is how many tokens are read and made, and longestToken how long one is that is
// made of others. SQLite's header, which is a large one, has 20,000 tokens.
const (
	mostTokens   = 1 << 20
	longestToken = 4096
)

func newPreprocessor(src Source) *preprocessor {
	p := &preprocessor{open: src.Open, macros: make(map[string]*macro), once: make(map[string]string), room: mostTokens}
	if p.open == nil {
		p.open = func(string, string, bool) (string, string, bool) { return "", "", false }
	}
	for name, text := range predefined(src.Platform) {
		p.macros[name] = &macro{name: name, body: tokenize(text)}
	}
	for name, text := range src.Defines {
		p.macros[name] = &macro{name: name, body: tokenize(text)}
	}
	return p
}

// predefined returns the macros that compilers define for a platform, as far as headers
// ask for them.
func predefined(p Platform) map[string]string {
	all := map[string]string{
		"__STDC__": "1", "__STDC_VERSION__": "201710L", "__GNUC__": "12", "__GNUC_MINOR__": "0", "__CHAR_BIT__": "8",
		"__LINE__": "1", "__FILE__": `""`, "__ORDER_LITTLE_ENDIAN__": "1234", "__BYTE_ORDER__": "1234",
	}
	systems := map[string]string{
		"linux": "__linux__ __linux linux __unix__ unix __gnu_linux__", "android": "__linux__ __ANDROID__ __unix__",
		"darwin": "__APPLE__ __MACH__", "ios": "__APPLE__ __MACH__", "windows": "_WIN32 __MINGW32__",
		"freebsd": "__FreeBSD__ __unix__", "openbsd": "__OpenBSD__ __unix__", "netbsd": "__NetBSD__ __unix__",
		"dragonfly": "__DragonFly__ __unix__", "solaris": "__sun __unix__", "aix": "_AIX __unix__",
	}
	machines := map[string]string{
		"amd64": "__x86_64__ __x86_64 __amd64__", "386": "__i386__ __i386", "arm64": "__aarch64__ __arm64__", "arm": "__arm__",
		"riscv64": "__riscv", "ppc64le": "__powerpc64__", "ppc64": "__powerpc64__", "s390x": "__s390x__", "loong64": "__loongarch64",
	}
	for _, name := range strings.Fields(systems[p.OS] + " " + machines[p.Arch]) {
		all[name] = "1"
	}
	word := sizesFor(p).pointer.size
	all["__SIZEOF_POINTER__"] = string(rune('0' + word))
	if word == 8 && p.OS == "windows" {
		all["_WIN64"] = "1"
	} else if word == 8 {
		all["__LP64__"] = "1"
	}
	return all
}

// file reads a text: the directives in it, and the tokens between them.
func (p *preprocessor) file(name, text string) {
	tokens := tokenize(text)
	if p.room -= len(tokens); p.room < 0 {
		return
	}
	if name != "" {
		p.once[name] = guard(tokens)
	}
	var state conditions
	for from := 0; from < len(tokens); {
		to := from + 1
		if !directive(tokens, from) {
			for to < len(tokens) && !directive(tokens, to) {
				to++
			}
			if state.holds() {
				p.out = append(p.out, p.expand(tokens[from:to])...)
			}
			from = to
			continue
		}
		for to < len(tokens) && !tokens[to].first {
			to++
		}
		if line := tokens[from+1 : to]; len(line) > 0 {
			p.directive(&state, name, line)
		}
		from = to
	}
}

// directive reports whether a token begins a directive.
func directive(tokens []token, i int) bool { return tokens[i].first && tokens[i].is("#") }

// guard returns the macro that a header asks for first, so that it is read only once.
func guard(tokens []token) string {
	if len(tokens) > 2 && directive(tokens, 0) && tokens[1].isWord("ifndef") && tokens[2].kind == word {
		return tokens[2].text
	}
	return ""
}

// directive carries out a directive.
func (p *preprocessor) directive(state *conditions, file string, line []token) {
	rest := line[1:]
	switch line[0].text {
	case "ifdef", "ifndef":
		_, defined := p.macros[textOf(rest)]
		state.begin(defined == (line[0].text == "ifdef"))
	case "if":
		state.begin(state.holds() && p.condition(rest))
	case "elif":
		state.instead(func() bool { return p.condition(rest) })
	case "else":
		state.instead(func() bool { return true })
	case "endif":
		state.end()
	}
	if !state.holds() {
		return
	}
	switch line[0].text {
	case "define":
		p.define(rest)
	case "undef":
		delete(p.macros, textOf(rest))
	case "include", "include_next", "import":
		p.include(file, rest)
	case "pragma":
		if textOf(rest) == "once" && file != "" {
			p.once[file] = "#once"
			p.macros["#once"] = new(macro)
		}
	}
}

// textOf returns the text of the first token.
func textOf(line []token) string {
	if len(line) == 0 {
		return ""
	}
	return line[0].text
}

// conditions are the conditional directives around a place.
type conditions []condition

type condition struct{ outer, holds, held bool } // whether it holds around, now, and did before

// holds reports whether what stands here counts.
func (c conditions) holds() bool { return len(c) == 0 || c[len(c)-1].holds }

func (c *conditions) begin(holds bool) {
	outer := c.holds()
	*c = append(*c, condition{outer, outer && holds, holds})
}

// instead begins another branch.
func (c *conditions) instead(holds func() bool) {
	if len(*c) == 0 {
		return
	}
	last := &(*c)[len(*c)-1]
	last.holds = last.outer && !last.held && holds()
	last.held = last.held || last.holds
}

func (c *conditions) end() {
	if len(*c) > 0 {
		*c = (*c)[:len(*c)-1]
	}
}

// define adds a macro.
func (p *preprocessor) define(line []token) {
	if len(line) == 0 || line[0].kind != word {
		return
	}
	m := &macro{name: line[0].text, body: line[1:]}
	if len(line) > 1 && line[1].is("(") && !line[1].space {
		m.function = true
		i := 2
		for ; i < len(line) && !line[i].is(")"); i++ {
			switch {
			case line[i].is("..."):
				m.variadic = true
				if !line[i-1].is(",") && !line[i-1].is("(") {
					continue // GNU's name for the rest
				}
				m.params = append(m.params, "__VA_ARGS__")
			case line[i].kind == word:
				m.params = append(m.params, line[i].text)
			}
		}
		m.body = line[min(i+1, len(line)):]
	}
	p.macros[m.name] = m
}

// include reads a header, if there is one.
func (p *preprocessor) include(from string, line []token) {
	name, angled := includedName(line)
	if name == "" || p.depth > maxDepth {
		return
	}
	name, text, ok := p.open(from, name, angled)
	if !ok {
		return
	}
	if guard := p.once[name]; guard != "" && p.macros[guard] != nil {
		return
	}
	p.depth++
	p.file(name, text)
	p.depth--
}

// includedName returns what stands between the quotes or angle brackets.
func includedName(line []token) (name string, angled bool) {
	switch {
	case len(line) == 0:
	case line[0].kind == quoted:
		return path.Clean(strings.Trim(line[0].text, `"`)), false
	case line[0].is("<"):
		var b strings.Builder
		for _, t := range line[1:] {
			if t.is(">") {
				return path.Clean(b.String()), true
			}
			b.WriteString(t.text)
		}
	}
	return "", false
}
