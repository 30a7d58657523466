package passes

import (
	"bytes"
	"cmp"
	"encoding/gob"
	"errors"
	"fmt"
	"go/types"
	"io"
	"maps"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// Facts are what passes have said about one package and its objects.
type Facts struct {
	objects  map[objectFact]analysis.Fact
	packages map[reflect.Type]analysis.Fact
}

type objectFact struct {
	obj types.Object
	typ reflect.Type
}

func newFacts() *Facts {
	return &Facts{objects: make(map[objectFact]analysis.Fact), packages: make(map[reflect.Type]analysis.Fact)}
}

// record says which fact comes next in a stream. A fact about the package has no
// object.
type record struct {
	Type   int // index in the types of the suite
	Object objectpath.Path
}

// encode writes the facts of one analyzer. What importers cannot get hold of is
// left out.
func (s *Suite) encode(f *Facts, paths *objectpath.Encoder) ([]byte, error) {
	all := make(map[record]analysis.Fact, len(f.objects)+len(f.packages))
	for t, fact := range f.packages {
		all[record{Type: s.index[t]}] = fact
	}
	for key, fact := range f.objects {
		if path, err := paths.For(key.obj); err == nil {
			all[record{s.index[key.typ], path}] = fact
		}
	}
	if len(all) == 0 {
		return nil, nil
	}
	var out bytes.Buffer
	encoder := gob.NewEncoder(&out)
	order := slices.SortedFunc(maps.Keys(all), func(a, b record) int {
		return cmp.Or(cmp.Compare(a.Type, b.Type), cmp.Compare(a.Object, b.Object))
	})
	for _, r := range order {
		if err := encoder.Encode(r); err != nil {
			return nil, err
		}
		if err := encoder.Encode(all[r]); err != nil {
			return nil, fmt.Errorf("a fact of type %T cannot be written: %w", all[r], err)
		}
	}
	return out.Bytes(), nil
}

// Decode reads the facts about a package that an [Outcome] holds.
func (s *Suite) Decode(streams [][]byte, pkg *types.Package) (*Facts, error) {
	f := newFacts()
	for _, stream := range streams {
		if err := s.decode(f, stream, pkg); err != nil {
			return nil, err
		}
	}
	return f, nil
}

func (s *Suite) decode(f *Facts, stream []byte, pkg *types.Package) error {
	for decoder := gob.NewDecoder(bytes.NewReader(stream)); ; {
		var r record
		if err := decoder.Decode(&r); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if r.Type < 0 || r.Type >= len(s.facts) {
			return fmt.Errorf("no type of facts has the number %d", r.Type)
		}
		t := s.facts[r.Type]
		value := reflect.New(t.Elem())
		if err := decoder.DecodeValue(value); err != nil {
			return err
		}
		fact, _ := value.Interface().(analysis.Fact)
		if r.Object == "" {
			f.packages[t] = fact
		} else if obj, err := objectpath.Object(pkg, r.Object); err == nil {
			f.objects[objectFact{obj, t}] = fact
		}
		// Else nothing that importers see leads to the object.
	}
}
