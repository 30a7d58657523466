package driver_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// within holds what is found in packages that are looked at by themselves within what is found in the whole program:
// each finding is there, word for word, or stands at the call behind which the failure disappears. A finding that only
// the whole program has must not say what another one says.
func within(t *testing.T, apart, whole *driver.Result) {
	t.Helper()
	rest := slices.Clone(whole.Findings)
	var moved []finding.Finding
	for _, f := range apart.Findings {
		i := slices.IndexFunc(rest, func(g finding.Finding) bool { return reflect.DeepEqual(f, g) })
		if i < 0 {
			moved = append(moved, f)
			continue
		}
		rest = slices.Delete(rest, i, i+1)
	}
	for _, f := range moved {
		assert.Truef(t, slices.ContainsFunc(rest, func(g finding.Finding) bool { return tellsOf(g, f) }), "not found in the whole program: %v: %s", f.Range, f.Message)
	}
}

// tellsOf reports whether a finding at a call says what one says at a place that only wires, or at the place itself
// where a failure disappears behind an interface: it is of the same category, and relates that place.
func tellsOf(atCall, f finding.Finding) bool {
	if atCall.Rule != f.Rule || atCall.Category != f.Category {
		return false
	}
	lost := f.Range
	for _, r := range f.Related {
		if strings.HasSuffix(r.Message, " drops the failure here") {
			lost = r.Range
		}
	}
	return slices.ContainsFunc(atCall.Related, func(r finding.Related) bool { return r.Range.File == lost.File && r.Range.Line == lost.Line })
}

// wired returns a configuration for programs whose services main puts behind interfaces.
func wired(t *testing.T) driver.Config {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", "..", "..", "..", "testdata", "src"))
	require.NoError(t, err)
	cfg := config(t, dir, analyzers.All()...)
	cfg.Patterns = []string{"./wired/...", "./wiredgo/..."}
	return cfg
}

// behind are the categories that tell what lies behind an interface.
var behind = []string{"swallowed/dropped", "silentdefault/parsed", "upstreamtext/foreign"}

// places returns where there are findings of such categories, with the first words.
func places(t *testing.T, cfg driver.Config) (list []string) {
	t.Helper()
	for _, f := range sound(t, cfg).Findings {
		rel, err := filepath.Rel(cfg.Dir, f.Range.File)
		require.NoError(t, err)
		if what := f.Rule + "/" + f.Category; slices.Contains(behind, what) {
			list = append(list, fmt.Sprintf("%s:%d %s %.40s", filepath.ToSlash(rel), f.Range.Line, what, f.Message))
		}
	}
	return list
}

// What gets lost behind an interface is told at the call, with the name of the tool. Whoever looks at one package after
// the other tells it where main wires, if at all. What a double in a test loses is told by nobody.
func TestWorld(t *testing.T) {
	cfg := wired(t)
	assert.Equal(t, []string{
		"wired/tools/tools.go:37 swallowed/dropped when `os.ReadDir` in `Store.Names` fails",
		"wired/tools/tools.go:46 swallowed/dropped when `desk.Store.Remarks` in `Desk.Remar",
		"wired/tools/tools.go:66 silentdefault/parsed when `strconv.Atoi` in `Desk.Page` canno",
		"wiredgo/tools/tools.go:30 silentdefault/parsed when `strconv.Atoi` in `client.Issues` c",
		"wiredgo/tools/tools.go:30 swallowed/dropped when `store.client.get` in `client.Issue",
	}, places(t, cfg))
	cfg.Tests = true
	assert.Len(t, places(t, cfg), 5)
	cfg.Tests, cfg.Apart = false, true
	assert.Equal(t, []string{
		"wired/main.go:22 swallowed/dropped when `desk.Store.Remarks` in `Desk.Remar",
		"wiredgo/main.go:16 swallowed/dropped when `store.client.get` in `client.Issue",
	}, places(t, cfg))
}

// Whatever is worked on at a time, and whatever is kept, comes to the same. Only packages that ask are looked at again,
// and those that see what they tell.
func TestWorldSameEveryTime(t *testing.T) {
	cfg := wired(t)
	recorded, looked := recording()
	cfg.Analyzers = append(cfg.Analyzers, recorded)
	want := sound(t, cfg)
	first := looked()
	for _, path := range []string{"src/wired/store", "src/wired/memory", "src/wiredgo/store"} {
		assert.Equal(t, 1, count(first, path), path)
	}
	for _, path := range []string{"src/wired/desk", "src/wired/tools", "src/wiredgo/tools", "src/wired"} {
		assert.Greater(t, count(first, path), 1, path)
	}
	for _, jobs := range []int{1, 8} {
		cfg.Jobs = jobs
		assert.Equal(t, want, sound(t, cfg), jobs)
	}
	looked()
	cfg.Fingerprint = "settings"
	assert.Equal(t, want, sound(t, cfg))
	assert.Equal(t, first, looked())
	assert.Equal(t, want, sound(t, cfg))
	assert.Empty(t, looked(), "all is kept")
	cfg.Fingerprint, cfg.Apart = "", true
	within(t, sound(t, cfg), want)
}

func count(list []string, one string) (n int) {
	for _, s := range list {
		if s == one {
			n++
		}
	}
	return n
}

// An edit behind an interface changes what is told at the call, in the resident run as in one that knows nothing.
func TestWorldResident(t *testing.T) {
	cfg := wired(t)
	recorded, looked := recording()
	cfg.Analyzers, cfg.Fingerprint = append(cfg.Analyzers, recorded, declared), "settings"
	c := newTogether(t, cfg)
	c.check("at first")
	for _, e := range []struct{ file, old, new string }{
		{"wired/store/store.go", "return nil, nil", "return nil, err"},
		{"wired/store/store.go", "package store", "package store\n\n// More lines."},
		{"wired/main.go", "desk.New(store.Open(\"orders\"))", "memory.Desk{}"},
		{"wired/desk/desk.go", "\t\treturn nil\n", "\t\treturn []string{err.Error()}\n"},
		{"wired/tools/tools.go", "return d.Remarks(ctx)", "return append(d.Remarks(ctx), \"\")"},
		{"wiredgo/store/store.go", "n = 20", "return nil, err"},
		{"wired/memory/memory.go", "Closed() ([]string, error)", "Closed() []string"}, // broken
	} {
		path := filepath.Join(cfg.Dir, filepath.FromSlash(e.file))
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Contains(t, string(text), e.old)
		if e.file == "wired/main.go" {
			text = bytes.ReplaceAll(text, []byte("\t\"example.test/src/wired/desk\"\n"), nil)
			text = bytes.ReplaceAll(text, []byte("\t\"example.test/src/wired/store\"\n"), nil)
		}
		c.overlay[path] = bytes.Replace(text, []byte(e.old), []byte(e.new), 1)
		c.check(e.old)
		if e.file != "wired/store/store.go" {
			clear(c.overlay)
			c.check("back from " + e.old)
		}
	}
	looked()
	_, err := c.resident.Run(t.Context(), c.overlay)
	require.NoError(t, err)
	assert.Empty(t, looked(), "nothing was edited")
}
