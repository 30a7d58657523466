package sdk_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// home is the module with the version of an SDK after which its table is made.
func home(s *sdk.SDK) string {
	switch s.Name {
	case "go-sdk", "mcp-go", "trpc-mcp-go", "go-zero":
		return newest
	}
	return stubs
}

func TestTablesNameWhatExists(t *testing.T) {
	for _, s := range sdk.All() {
		set := setOf(t, home(s), "all")
		for _, r := range rows(s) {
			t.Run(s.Name+"/"+r.String(), func(t *testing.T) {
				if !set.Applies(s, r.versions) {
					assert.True(t, existsElsewhere(t, s, r), "no version has it")
					return
				}
				obj := set.Object(s, r.name)
				require.NotNil(t, obj, "nothing has the name")
				assert.Empty(t, r.check(obj))
			})
		}
	}
}

// existsElsewhere checks a row of an older version in the modules with older
// versions, and reports whether one of them has what it names.
func existsElsewhere(t *testing.T, s *sdk.SDK, r row) bool {
	t.Helper()
	exists := false
	for _, module := range []string{middle, older, first} {
		set := setOf(t, module, "all")
		if set.View(s) == nil || !set.Applies(s, r.versions) {
			continue
		}
		if obj := set.Object(s, r.name); obj != nil {
			assert.Empty(t, r.check(obj), module)
			exists = true
		}
	}
	return exists
}

// Every declaration that tells versions apart is in some of the versions that
// the tests know, and not in others.
func TestVersionsAreToldApart(t *testing.T) {
	for _, s := range sdk.All() {
		for _, name := range probes(s) {
			t.Run(s.Name+"/"+name, func(t *testing.T) {
				has := make(map[bool]bool)
				for _, module := range modules {
					if set := setOf(t, module, "all"); set.View(s) != nil {
						has[set.Object(s, name) != nil] = true
					}
				}
				assert.Equal(t, map[bool]bool{false: true, true: true}, has)
			})
		}
	}
}

// probes returns the names that limit the rows of an SDK, each once.
func probes(s *sdk.SDK) []string {
	seen := make(map[string]bool)
	for _, limit := range limits(s) {
		for name := range strings.FieldsSeq(limit) {
			seen[name] = true
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// limits returns what limits the rows of an SDK, each once.
func limits(s *sdk.SDK) []string {
	seen := make(map[string]bool)
	add := func(v sdk.Versions) { seen[v.Since], seen[v.Before] = true, true }
	for _, r := range rows(s) {
		add(r.versions)
	}
	for _, r := range s.Effects {
		add(r.Versions)
	}
	delete(seen, "")
	return slices.Sorted(maps.Keys(seen))
}

func TestTablesHaveNoDuplicates(t *testing.T) {
	names, paths := make(map[string]bool), make(map[string]bool)
	for _, s := range sdk.All() {
		assert.False(t, names[s.Name], s.Name)
		names[s.Name] = true
		for _, path := range s.Packages {
			assert.False(t, paths[path], path)
			paths[path] = true
		}
		seen := make(map[string]bool)
		for _, r := range rows(s) {
			assert.False(t, seen[r.String()], "%s: %s", s.Name, r)
			seen[r.String()] = true
		}
		for _, r := range s.Effects {
			for _, kind := range r.Kinds {
				key := fmt.Sprint(kind, "/", r.In, "/", r.Versions)
				assert.False(t, seen[key], "%s: %s", s.Name, key)
				seen[key] = true
			}
		}
	}
}

// A row without limits ends the list of rows for one kind and situation: what
// follows would never count.
func TestEffectsAreReachable(t *testing.T) {
	for _, s := range sdk.All() {
		last := make(map[string]bool)
		for _, r := range s.Effects {
			for _, kind := range r.Kinds {
				key := fmt.Sprint(kind, "/", r.In)
				assert.False(t, last[key], "%s: %s", s.Name, key)
				if r.Versions == (sdk.Versions{}) {
					last[key] = true
				}
			}
		}
	}
}

func TestBases(t *testing.T) {
	for _, s := range sdk.All() {
		if s.Base.Name != "" {
			assert.NotNil(t, named(t, s.Base.Name))
		}
		for _, r := range s.ErrorValues {
			if r.Type == "" {
				continue
			}
			found := false
			for _, e := range s.ErrorTypes {
				found = found || e.Type == r.Type
			}
			assert.True(t, found, "%s: %s is of the unknown type %s", s.Name, r.Name, r.Type)
		}
	}
}

func TestAllIsACopy(t *testing.T) {
	list := sdk.All()
	list[0] = nil
	assert.NotNil(t, sdk.All()[0])
}
