package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"golang.org/x/tools/go/packages"
)

// edit is a file that is edited again and again.
type edit struct {
	name, file string
	text       []byte
}

// make adds a variable with a number to the file, which makes it different from
// all others.
func (e *edit) make(number int) error {
	return os.WriteFile(e.file, fmt.Appendf(e.text[:len(e.text):len(e.text)], "\n\nvar benchpeers%d = %d\n", number, number), 0o666)
}

// chooseEdits returns files of three packages: of the one from which most others
// are built, of one from which fewest are, and of the largest.
func chooseEdits(ctx context.Context, dir string) ([]*edit, error) {
	loaded, err := packages.Load(&packages.Config{Context: ctx, Dir: dir, Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps}, "./...")
	if err != nil {
		return nil, err
	}
	loaded = slices.DeleteFunc(loaded, func(p *packages.Package) bool { return len(p.GoFiles) == 0 })
	if len(loaded) == 0 {
		return nil, errors.New("the module has no packages")
	}
	above := make(map[*packages.Package]int)
	for _, p := range loaded {
		packages.Visit([]*packages.Package{p}, nil, func(below *packages.Package) { above[below]++ })
	}
	byAbove := func(a, b *packages.Package) int { return cmp.Compare(above[a], above[b]) }
	byFiles := func(a, b *packages.Package) int { return cmp.Compare(len(a.GoFiles), len(b.GoFiles)) }
	var edits []*edit
	for _, p := range []*packages.Package{slices.MaxFunc(loaded, byAbove), slices.MinFunc(loaded, byAbove), slices.MaxFunc(loaded, byFiles)} {
		text, err := os.ReadFile(p.GoFiles[0])
		if err != nil {
			return nil, err
		}
		name := fmt.Sprintf("a file of %s edited, from which %d packages are built", p.PkgPath, above[p]-1)
		edits = append(edits, &edit{name: name, file: p.GoFiles[0], text: text})
	}
	return edits, nil
}
