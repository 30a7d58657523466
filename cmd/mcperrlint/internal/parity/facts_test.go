//go:build integration

package parity

import (
	"bytes"
	"encoding/gob"
	"go/types"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// A fact about an object, or about a package if there is no path, as it goes
// through a file from one run to the next.
type storedFact struct {
	Package string
	Object  objectpath.Path
	Fact    analysis.Fact
}

type factKey struct {
	object types.Object
	pkg    *types.Package
	kind   reflect.Type
}

// facts are those that a run knows: what it has read, and what it finds out.
type facts map[factKey]analysis.Fact

// readFacts reads the facts that the runs for imported packages have written.
func readFacts(t *testing.T, pkg *types.Package, files map[string][]byte) facts {
	t.Helper()
	known := make(map[string]*types.Package)
	note(known, pkg)
	all := make(facts)
	for path := range known {
		var list []storedFact
		if data, ok := files[path]; ok && path != pkg.Path() {
			require.NoError(t, gob.NewDecoder(bytes.NewReader(data)).Decode(&list))
		}
		for _, f := range list {
			about := known[f.Package]
			if about == nil {
				continue
			}
			key := factKey{pkg: about, kind: reflect.TypeOf(f.Fact)}
			if f.Object != "" {
				object, err := objectpath.Object(about, f.Object)
				if err != nil {
					continue // export data has only what the package needs of it
				}
				key.pkg, key.object = nil, object
			}
			all[key] = f.Fact
		}
	}
	return all
}

// note notes a package and all that its types lead to.
func note(known map[string]*types.Package, pkg *types.Package) {
	if known[pkg.Path()] != nil {
		return
	}
	known[pkg.Path()] = pkg
	for _, imported := range pkg.Imports() {
		note(known, imported)
	}
}

// file returns the facts as they are written for importers.
func (f facts) file(t *testing.T) []byte {
	t.Helper()
	var list []storedFact
	for key, fact := range f {
		stored := storedFact{Fact: fact}
		if key.object == nil {
			stored.Package = key.pkg.Path()
		} else if path, err := objectpath.For(key.object); err == nil {
			stored.Package, stored.Object = key.object.Pkg().Path(), path
		} else {
			continue // nobody outside can name it
		}
		list = append(list, stored)
	}
	var b bytes.Buffer
	require.NoError(t, gob.NewEncoder(&b).Encode(list))
	return b.Bytes()
}

// get copies a fact out, if there is one.
func (f facts) get(key factKey, into analysis.Fact) bool {
	key.kind = reflect.TypeOf(into)
	fact, ok := f[key]
	if ok {
		reflect.ValueOf(into).Elem().Set(reflect.ValueOf(fact).Elem())
	}
	return ok
}
