package fix

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"strings"

	"golang.org/x/tools/go/ast/astutil"
)

// finish works out what the file is like with the accepted edits.
func (s *source) finish() error {
	text := s.apply()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, s.path, text, parser.ParseComments)
	if err != nil {
		return err
	}
	tidyImports(fset, s.syntax, file)
	var b bytes.Buffer
	if err := format.Node(&b, fset, file); err != nil {
		return err
	}
	if s.fixed, err = format.Source(b.Bytes()); err != nil {
		return err
	}
	if endsInCRLF(s.content) {
		s.fixed = bytes.ReplaceAll(s.fixed, []byte("\n"), []byte("\r\n"))
	}
	if s.hasMark() { // which the printer leaves out
		s.fixed = append([]byte(byteOrderMark), s.fixed...)
	}
	return nil
}

// endsInCRLF reports whether all lines of a file end as on Windows.
func endsInCRLF(content []byte) bool {
	lines := bytes.Count(content, []byte("\n"))
	return lines > 0 && lines == bytes.Count(content, []byte("\r\n"))
}

// tidyImports removes the imports that are there twice, and those that were used
// before and are not any more.
func tidyImports(fset *token.FileSet, before, after *ast.File) {
	seen := make(map[spec]bool)
	for _, s := range specs(after) {
		if seen[s] {
			// This removes all that are the same.
			astutil.DeleteNamedImport(fset, after, s.name, s.path)
			astutil.AddNamedImport(fset, after, s.name, s.path)
		}
		seen[s] = true
	}
	for _, s := range unused(specs(before), qualifiers(before), qualifiers(after)) {
		astutil.DeleteNamedImport(fset, after, s.name, s.path)
	}
}

// A spec is an import.
type spec struct{ name, path string }

// specs returns the imports of a file that can become unused.
func specs(file *ast.File) []spec {
	var list []spec
	for _, s := range file.Imports {
		one := spec{path: strings.Trim(s.Path.Value, "\"`")}
		if s.Name != nil {
			one.name = s.Name.Name
		}
		if one.path != "C" && one.name != "_" && one.name != "." {
			list = append(list, one)
		}
	}
	return list
}

// qualifiers returns the names in front of a dot that nothing in the file
// declares but its imports. What the parser resolves is right for these: a field
// or method, of which it knows nothing, stands behind the dot.
func qualifiers(file *ast.File) map[string]bool {
	unresolved := make(map[*ast.Ident]bool)
	for _, id := range file.Unresolved {
		unresolved[id] = true
	}
	names := make(map[string]bool)
	ast.Inspect(file, func(n ast.Node) bool {
		if selector, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := selector.X.(*ast.Ident); ok && unresolved[id] {
				names[id.Name] = true
			}
		}
		return true
	})
	return names
}

// unused returns the imports that were used before and are not any more.
func unused(imports []spec, before, after map[string]bool) []spec {
	var list, unclear []spec
	claimed := make(map[string]bool)
	for _, s := range imports {
		found := false
		for _, name := range s.names() {
			if before[name] {
				found, claimed[name] = true, true
				if !after[name] {
					list = append(list, s)
				}
				break
			}
		}
		if !found {
			unclear = append(unclear, s)
		}
	}
	// The packages that are left do not have the names that their paths
	// suggest. If no name is left that one of them can have, they are unused.
	lost := false
	for name := range before {
		if !claimed[name] && after[name] {
			return list
		}
		lost = lost || !claimed[name]
	}
	if lost {
		list = append(list, unclear...)
	}
	return list
}
