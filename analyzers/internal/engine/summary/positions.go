package summary

import (
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/internal/position"
)

// A Place is a line of a file: the way to the file from the directory of the package at
// hand, with slashes, and the line, such as "store.go:31" or "../client/client.go:7". In
// a fact, the package at hand is the one that the fact is about. It is empty if nothing is
// known.
type Place string

// nowhere is the directory of a file of which only the name is known.
const nowhere = "?/"

// Short returns the name of the file and the line, such as "client.go:7".
func (p Place) Short() string {
	_, line := path.Split(string(p))
	return line
}

// Short returns the short forms of some places.
func Short(list []Place) []string {
	short := make([]string, len(list))
	for i, p := range list {
		short[i] = p.Short()
	}
	return short
}

// A Home is the package at hand: what its places are told from.
type Home struct {
	fset *token.FileSet
	pkg  *types.Package
	dir  string // of the files of the package, or empty

	mu   sync.Mutex
	ways map[*types.Package]string // to other packages
	told map[Place]token.Pos       // those that were made
}

// HomeOf returns the package of a pass.
func HomeOf(pass *analysis.Pass) *Home {
	h := &Home{fset: pass.Fset, pkg: pass.Pkg, ways: make(map[*types.Package]string), told: make(map[Place]token.Pos)}
	for _, file := range pass.Files {
		if name := position.Original(pass.Fset, file.Package).Filename; filepath.Base(name) != cgoTypes {
			h.dir = filepath.Dir(name)
			break
		}
	}
	return h
}

// cgoTypes is a file that cgo writes, in a directory of its own.
const cgoTypes = "_cgo_gotypes.go"

// At returns the place of a position in the package.
func (h *Home) At(pos token.Pos) Place {
	if !pos.IsValid() {
		return ""
	}
	at := position.Original(h.fset, pos)
	dir, name := filepath.Split(at.Filename)
	line := name + ":" + strconv.Itoa(at.Line)
	if filepath.Clean(dir) == h.dir {
		return Place(line)
	}
	return Place(h.wayTo(dir) + line)
}

// Seen returns a place of which a fact about an object of another package tells.
func (h *Home) Seen(obj types.Object, p Place) Place {
	if p == "" || obj.Pkg() == h.pkg || strings.HasPrefix(string(p), nowhere) {
		return p
	}
	way := h.wayOf(obj)
	switch {
	case way == nowhere:
		return Place(nowhere + p.Short())
	case strings.Contains(string(p), "/"):
		// The place is in a third package, which importers may see by a shorter way.
		dir, line := path.Split(string(p))
		return Place(h.wayTo(filepath.Join(h.dir, filepath.FromSlash(way+dir))) + line)
	}
	return Place(way) + p
}

// SeenAll does that with several.
func (h *Home) SeenAll(obj types.Object, list []Place) []Place {
	seen := make([]Place, len(list))
	for i, p := range list {
		seen[i] = h.Seen(obj, p)
	}
	return seen
}

// ObjectIn returns an object of a package, for a fact about the package itself: one whose
// position is known, if there is any.
func ObjectIn(pkg *types.Package) types.Object {
	for _, name := range pkg.Scope().Names() {
		if obj := pkg.Scope().Lookup(name); obj.Pos().IsValid() {
			return obj
		}
	}
	return types.NewTypeName(token.NoPos, pkg, "_", nil)
}

// wayOf returns the way to the directory of another package, in which an object is.
func (h *Home) wayOf(obj types.Object) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	way, known := h.ways[obj.Pkg()]
	if !known {
		way = nowhere
		if !obj.Pos().IsValid() {
			obj = ObjectIn(obj.Pkg()) // importers do not see the method's type, but its package
		}
		if obj.Pos().IsValid() {
			way = h.wayTo(filepath.Dir(position.Original(h.fset, obj.Pos()).Filename))
			h.ways[obj.Pkg()] = way
		}
	}
	return way
}

// wayTo returns the way to a directory, with a slash at its end.
func (h *Home) wayTo(dir string) string {
	rel, err := filepath.Rel(h.dir, dir)
	switch {
	case h.dir == "" || err != nil:
		return nowhere
	case rel == ".":
		return ""
	}
	return filepath.ToSlash(rel) + "/"
}
