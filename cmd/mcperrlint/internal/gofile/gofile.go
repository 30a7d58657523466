// Package gofile parses Go files that strangers wrote.
//
// Package go/parser keeps an error for every byte that is not Go:
//
//	package a
//
//	##################…
//
// Thirty megabytes of that take several gigabytes and minutes, and compress to a few bytes in a
// commit. So large files are tokenized first, until there are too many errors. Only the first
// errors of a file are reported, as compilers do.
package gofile

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
)

const (
	// large is the size of a file, in bytes, from which on it can hold too many errors.
	large = 256 << 10
	// mostErrors is how many errors are told of a file.
	mostErrors = 10
)

// Parse returns what [parser.ParseFile] returns, with the first errors alone. Of a large file
// in which tokens are wrong there is no syntax.
func Parse(fset *token.FileSet, path string, text []byte, mode parser.Mode) (*ast.File, error) {
	if len(text) > large {
		mode &^= parser.AllErrors
		if list := illegal(path, text, mode); list != nil {
			return nil, list
		}
	}
	syntax, err := parser.ParseFile(fset, path, text, mode)
	var list scanner.ErrorList
	if errors.As(err, &list) && len(list) > mostErrors {
		err = list[:mostErrors]
	}
	return syntax, err
}

// illegal returns the first errors in the tokens of a text, at their real places, if there are
// too many.
func illegal(path string, text []byte, mode parser.Mode) (list scanner.ErrorList) {
	fset := token.NewFileSet()
	file := fset.AddFile(path, -1, len(text))
	var tokens scanner.Scanner
	type enough struct{}
	defer func() {
		if value := recover(); value != nil {
			if _, ok := value.(enough); !ok {
				panic(value)
			}
		}
	}()
	tokens.Init(file, text, func(at token.Position, message string) {
		list.Add(fset.PositionFor(file.Pos(at.Offset), false), message)
		if len(list) == mostErrors {
			panic(enough{}) // a comment alone can have millions
		}
	}, 0)
	for depth := 0; ; {
		switch _, tok, _ := tokens.Scan(); tok {
		case token.EOF:
			return nil
		case token.LPAREN:
			depth++
		case token.RPAREN:
			depth--
		case token.CONST, token.TYPE, token.VAR, token.FUNC:
			if depth <= 0 && mode&parser.ImportsOnly != 0 {
				return nil // the parser reads no further
			}
		}
	}
}
