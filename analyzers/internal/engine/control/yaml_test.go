package control_test

import (
	"go/token"
	"go/types"
	"testing"
)

// A yamlImporter imports packages that encode YAML without having them.
type yamlImporter struct{ types.Importer }

// Import returns a package, of those with YAML one with their function Marshal alone.
func (i yamlImporter) Import(path string) (*types.Package, error) {
	if path != "gopkg.in/yaml.v3" && path != "sigs.k8s.io/yaml" {
		return i.Importer.Import(path)
	}
	pkg := types.NewPackage(path, "yaml")
	given := types.NewTuple(types.NewVar(token.NoPos, pkg, "in", types.Universe.Lookup("any").Type()))
	results := types.NewTuple(
		types.NewVar(token.NoPos, pkg, "", types.NewSlice(types.Typ[types.Byte])),
		types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type()))
	pkg.Scope().Insert(types.NewFunc(token.NoPos, pkg, "Marshal", types.NewSignatureType(nil, nil, nil, given, results, false)))
	pkg.MarkComplete()
	return pkg, nil
}

// Every function calls probe if its argument could not be encoded.
const yamls = `package p

import ("io"; direct "gopkg.in/yaml.v3"; throughJSON "sigs.k8s.io/yaml")

type object struct { Group, Kind string; Labels map[string]string; Ports []int }
type loud string
func (l loud) MarshalYAML() (any, error) { return nil, io.EOF }
type quiet struct { Out io.Writer ` + "`yaml:\"-\"`" + ` }
type hushed struct { Out io.Writer ` + "`json:\"-\"`" + ` }

func probe(error)

func plain(v object)       { if _, err := direct.Marshal(v); err != nil { probe(err) } }
func plainJSON(v object)   { if _, err := throughJSON.Marshal(&v); err != nil { probe(err) } }
func filled(v object)      { if _, err := direct.Marshal(map[string]any{"v": v}); err != nil { probe(err) } }
func own(v loud)           { if _, err := direct.Marshal(v); err != nil { probe(err) } }
func ownJSON(v loud)       { if _, err := throughJSON.Marshal(v); err != nil { probe(err) } }
func hidden(v quiet)       { if _, err := direct.Marshal(v); err != nil { probe(err) } }
func hiddenJSON(v quiet)   { if _, err := throughJSON.Marshal(v); err != nil { probe(err) } }
func unhidden(v hushed)    { if _, err := direct.Marshal(v); err != nil { probe(err) } }
func unhiddenJSON(v hushed) { if _, err := throughJSON.Marshal(v); err != nil { probe(err) } }
func anything(v any)       { if _, err := direct.Marshal(v); err != nil { probe(err) } }
func anythingJSON(v any)   { if _, err := throughJSON.Marshal(v); err != nil { probe(err) } }
`

func TestErrorsOfEncodingYAML(t *testing.T) {
	assertNever(t, yamls, map[string]bool{
		"plain": true, "plainJSON": true, "filled": true, "own": false, "ownJSON": true,
		"hidden": true, "hiddenJSON": false, "unhidden": false, "unhiddenJSON": true,
		"anything": false, "anythingJSON": false,
	})
}
