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
	slow       bool // for those that compile what is built from the package
}

// make adds a variable with a number to the file, which makes it different from
// all others.
func (e *edit) make(number int) error {
	return os.WriteFile(e.file, fmt.Appendf(e.text[:len(e.text):len(e.text)], "\n\nvar benchpeers%d = %d\n", number, number), 0o666)
}

// chooseEdits returns files of four packages: of the one from which most others are
// built, of the smallest and the largest from which none is, and of the largest of
// all.
func chooseEdits(ctx context.Context, dir string) ([]*edit, error) {
	loaded, err := packages.Load(&packages.Config{Context: ctx, Dir: dir, Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps}, "./...")
	if err != nil {
		return nil, err
	}
	loaded = slices.DeleteFunc(loaded, func(p *packages.Package) bool { return len(p.GoFiles) == 0 })
	if len(loaded) == 0 {
		return nil, errors.New("the module has no packages")
	}
	above, size := make(map[*packages.Package]int), make(map[*packages.Package]int)
	for _, p := range loaded {
		packages.Visit([]*packages.Package{p}, nil, func(below *packages.Package) { above[below]++ })
		for _, file := range p.GoFiles {
			text, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			size[p] += len(text)
		}
	}
	leaves := slices.DeleteFunc(slices.Clone(loaded), func(p *packages.Package) bool { return above[p] > 1 })
	by := func(of map[*packages.Package]int) func(a, b *packages.Package) int {
		return func(a, b *packages.Package) int { return cmp.Compare(of[a], of[b]) }
	}
	choices := []struct {
		role string
		p    *packages.Package
		slow bool
	}{
		{"root", slices.MaxFunc(loaded, by(above)), true},
		{"smallest leaf", slices.MinFunc(leaves, by(size)), false},
		{"largest leaf", slices.MaxFunc(leaves, by(size)), false},
		{"largest package", slices.MaxFunc(loaded, by(size)), true},
	}
	var edits []*edit
	for _, c := range choices {
		text, err := os.ReadFile(c.p.GoFiles[0])
		if err != nil {
			return nil, err
		}
		name := fmt.Sprintf("%s edited: %s, of %d bytes, from which %d packages are built", c.role, c.p.PkgPath, size[c.p], above[c.p]-1)
		edits = append(edits, &edit{name: name, file: c.p.GoFiles[0], text: text, slow: c.slow})
	}
	return edits, nil
}
