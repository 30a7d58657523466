package config

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/settings"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/gofile"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/process"
)

// Unresolved returns one line, with its place in the file, for every qualified name
// that means nothing in the program, or something of which it cannot be said.
//
// The program is what the go command can build in a directory, with the given
// flags: not the packages of one run alone, because a name is right even if
// nothing that was asked for uses it. The packages that are named are parsed, and no
// others; nothing is compiled. An error means that the go command gave no answer.
func (c *Config) Unresolved(ctx context.Context, dir string, build []string) ([]string, error) {
	names, lines := c.names()
	if len(names) == 0 {
		return lines, nil
	}
	l, err := listSources(ctx, dir, build, names)
	if err != nil {
		return nil, err
	}
	for _, n := range names {
		if err := n.entry.Check(l.load); err != nil {
			lines = append(lines, fmt.Sprintf("%s:%d:%d: %s: %v", c.Path, n.place.line, n.place.column, n.list, err))
		}
	}
	return lines, nil
}

// publicKey is the key for errors whose text is public.
const publicKey = "public-errors"

// names returns all qualified names of the file, and a line for each that is none. Those of public
// errors can be names of functions and types, without anything to say of them.
func (c *Config) names() (names []own, lines []string) {
	names = slices.Clone(c.own)
	either := settings.List{Name: publicKey, Types: true}
	for i, name := range c.PublicErrors {
		entry, err := either.Parse(strings.TrimPrefix(name, "*"))
		if err != nil {
			lines = append(lines, fmt.Sprintf("%s:%d:%d: %s: %v", c.Path, c.public[i].line, c.public[i].column, publicKey, err))
			continue
		}
		names = append(names, own{publicKey, entry, c.public[i]})
	}
	return names, lines
}

// sources are the packages that were listed.
type sources struct {
	fset  *token.FileSet
	files map[string][]checkout.File // by import path
	done  map[string]*types.Package
}

// mostOfList limits what the go command may print, in bytes.
const mostOfList = 256 << 20

// listSources asks the go command for the files of the packages that names can be
// in.
func listSources(ctx context.Context, dir string, build []string, names []own) (*sources, error) {
	args := append([]string{"list"}, build...)
	args = append(args, "-e", "-export=false", "-compiled=false", "-buildvcs=false", "-pgo=off", "-json=ImportPath,Dir,Standard,GoFiles,CgoFiles", "--")
	for _, n := range names {
		args = append(args, n.entry.Name.Packages()...)
	}
	s := &sources{fset: token.NewFileSet(), files: make(map[string][]checkout.File), done: make(map[string]*types.Package)}
	cmd, err := process.Command(ctx, dir, nil, "go", args...)
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	if complaints, err := process.Run(cmd, mostOfList, s.read); err != nil {
		return nil, fmt.Errorf("go list: %w: %s", err, strings.Join(strings.Fields(complaints), " "))
	}
	return s, nil
}

// read notes the packages that the go command lists.
func (s *sources) read(list io.Reader) error {
	for decoder := json.NewDecoder(list); ; {
		var p struct {
			ImportPath, Dir   string
			Standard          bool
			GoFiles, CgoFiles []string
		}
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		tree := ""
		if !p.Standard {
			tree = Root(p.Dir)
		}
		for _, name := range slices.Concat(p.GoFiles, p.CgoFiles) {
			s.files[p.ImportPath] = append(s.files[p.ImportPath], checkout.File{Path: filepath.Join(p.Dir, name), Tree: tree})
		}
	}
}

// load returns what a package declares, or nil if there is no such package. It
// does without the packages that it imports, so that types of those are invalid.
func (s *sources) load(path string) *types.Package {
	list := s.files[path]
	if len(list) == 0 {
		return nil
	}
	if pkg := s.done[path]; pkg != nil {
		return pkg
	}
	var files []*ast.File
	for _, f := range list {
		text, err := f.Read()
		if err != nil {
			continue // what it declares is missing then, which is told
		}
		if file, _ := gofile.Parse(s.fset, f.Path, text, parser.SkipObjectResolution); file != nil {
			files = append(files, file)
		}
	}
	ignore := types.Config{Importer: nothing{}, IgnoreFuncBodies: true, FakeImportC: true, Error: func(error) {}}
	pkg, _ := ignore.Check(path, s.fset, files, nil) // the compiler says what is wrong with it
	s.done[path] = pkg
	return pkg
}

// nothing imports no package.
type nothing struct{}

// Import returns an error.
func (nothing) Import(path string) (*types.Package, error) {
	return nil, fmt.Errorf("%s is not looked at", path)
}
