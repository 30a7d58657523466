package argassert

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
	"unicode"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
)

// taken are the names that something in a function has, or that a fix gives.
type taken map[string]bool

// takenIn returns the names in the declaration around a position.
func takenIn(pass *analysis.Pass, pos token.Pos) taken {
	names := make(taken)
	cur, ok := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector).Root().FindByPos(pos, pos)
	if !ok {
		return names
	}
	for decl := range cur.Enclosing((*ast.FuncDecl)(nil), (*ast.GenDecl)(nil)) {
		for id := range decl.Preorder((*ast.Ident)(nil)) {
			names[id.Node().(*ast.Ident).Name] = true
		}
	}
	return names
}

// free returns a name for what is asserted that nothing has, and takes it: outputPath for the
// argument "output_path".
func (names taken) free(what string) string {
	name := "value"
	if what == whole {
		name = "arguments"
	} else if _, key, ok := strings.Cut(what, "\""); ok {
		name = camel(key)
	}
	for _, suffix := range []string{"", "Arg", "Value"} {
		if candidate := name + suffix; !names[candidate] && !token.IsKeyword(candidate) && types.Universe.Lookup(candidate) == nil {
			name = candidate
			break
		}
	}
	for names[name] {
		name += "Arg"
	}
	names[name] = true
	return name
}

// camel returns the letters and digits of a key as one name that begins with a small letter.
func camel(key string) string {
	var name strings.Builder
	for _, word := range strings.FieldsFunc(key, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		runes := []rune(word)
		if name.Len() > 0 {
			runes[0] = unicode.ToUpper(runes[0])
		} else {
			runes = small(runes)
		}
		name.WriteString(string(runes))
	}
	if name.Len() == 0 || !token.IsIdentifier(name.String()) && !token.IsKeyword(name.String()) {
		return "value"
	}
	return name.String()
}

// small returns a word with a small letter at its start, or all small if it is an initialism: id
// for ID, outputPath for OutputPath.
func small(word []rune) []rune {
	if strings.ToUpper(string(word)) == string(word) {
		return []rune(strings.ToLower(string(word)))
	}
	word[0] = unicode.ToLower(word[0])
	return word
}
