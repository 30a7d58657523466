package driver_test

import (
	"context"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// declared has as its value where everything of a package is declared, and what it uses of others.
var declared = &analysis.Analyzer{
	Name: "declared", Doc: "declared: list declarations", ResultType: reflect.TypeFor[[]string](), FactTypes: []analysis.Fact{new(failure)},
	Run: func(pass *analysis.Pass) (any, error) {
		value := []string{pass.Pkg.Path()}
		for _, name := range pass.Pkg.Scope().Names() {
			value = append(value, fmt.Sprint(name, " ", pass.Fset.Position(pass.Pkg.Scope().Lookup(name).Pos())))
		}
		for id, obj := range pass.TypesInfo.Uses {
			if obj.Pkg() != nil && obj.Pkg() != pass.Pkg && strings.HasPrefix(obj.Pkg().Path(), "example.test/") {
				value = append(value, fmt.Sprint(pass.Fset.Position(id.Pos()), " ", obj.Name(), " ", pass.Fset.Position(obj.Pos())))
			}
		}
		slices.Sort(value)
		return value, nil
	},
}

// together compares a Resident with runs that know nothing.
type together struct {
	*testing.T
	cfg      driver.Config
	resident *driver.Resident
	overlay  map[string][]byte
	findings int
}

func newTogether(t *testing.T, cfg driver.Config) *together {
	r := driver.NewResident(cfg)
	t.Cleanup(r.Close)
	return &together{T: t, cfg: cfg, resident: r, overlay: make(map[string][]byte)}
}

// check runs both, and returns the result, or nil if there is none.
func (c *together) check(what string) *driver.Result {
	c.Helper()
	got, err := c.resident.Run(c.Context(), c.overlay)
	fresh := c.cfg
	fresh.Fingerprint, fresh.Overlay = "", c.overlay
	want, wantErr := driver.Run(c.Context(), fresh)
	if wantErr != nil {
		require.EqualError(c, err, wantErr.Error(), what)
		return nil
	}
	require.NoError(c, err, what)
	for _, path := range got.Files {
		text, err := got.Read(path)
		require.NoError(c, err, what)
		require.Equal(c, c.content(path), string(text))
	}
	want.Read, got.Read = nil, nil
	require.Equal(c, want, got, what)
	for _, a := range c.cfg.Keep {
		require.Equal(c, want.Values(a), got.Values(a))
	}
	c.findings += len(got.Findings)
	for _, f := range got.Findings {
		for i := range f.Related {
			f.Related[i].Tool = "named by a caller"
		}
	}
	return got
}

func (c *together) content(path string) string {
	c.Helper()
	if text, found := c.overlay[path]; found {
		return string(text)
	}
	text, err := os.ReadFile(path)
	require.NoError(c, err)
	return string(text)
}

// Whatever is edited, on disk or in a buffer, a Resident finds what a run finds that knows nothing.
func TestResidentSameAsFresh(t *testing.T) {
	for seed := range 2 * seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := &madeModule{t: t, dir: write(t, withSDK), random: rand.New(rand.NewPCG(seed, 1))}
			m.begin()
			recorded, _ := recording()
			cfg := config(t, m.dir, append(analyzers.All(), badcalls, uses, failing, recorded)...)
			cfg.Fingerprint, cfg.Tests = "settings", seed%2 == 0
			c := newTogether(t, cfg)
			c.check("at first")
			for step := range 2 * steps {
				what := m.edit()
				if m.random.IntN(3) == 0 {
					c.buffer(m)
				}
				if m.random.IntN(4) == 0 {
					clear(c.overlay)
				}
				if step%5 == 4 {
					m.damage(cfg.CacheDir)
				}
				age(t, m.dir, step)
				c.check(fmt.Sprintf("step %d: %s, %d buffers", step, what, len(c.overlay)))
			}
			assert.Greater(t, c.findings, steps)
		})
	}
}

// buffer opens a file in an editor: one with a syntax error, one that is new, or one that has moved.
func (c *together) buffer(m *madeModule) {
	n := m.random.IntN(packagesMade)
	path := filepath.Join(m.dir, fmt.Sprintf("p%d", n), "a.go")
	text, err := os.ReadFile(path)
	if err != nil {
		return
	}
	switch m.random.IntN(5) {
	case 0:
		c.overlay[path] = append(text, "\nfunc {"...)
	case 1:
		c.overlay[filepath.Join(m.dir, "other", "new.go")] = fmt.Appendf(nil, "package other\n\nimport \"example.test/m/p%d\"\n\nvar _ = p%d.T{}\n", n, n)
	case 2:
		c.overlay[path] = []byte(strings.Replace(string(text), "\nimport", "\n\n\nimport", 1))
	case 3:
		c.overlay[path] = []byte(strings.Replace(string(text), "import (", "import (\n\t\"strconv\"", 1) + "\nvar _ = strconv.Itoa\n")
	case 4:
		c.overlay[path] = []byte(strings.Replace(string(text), "{\n", "{\n\t_ = 1\n", 1))
	}
}

// age makes files look as if they had been written long ago, one step after the other, so that their
// times tell that they are unchanged.
func age(t *testing.T, dir string, step int) {
	t.Helper()
	recently, at := time.Now().Add(-time.Minute), time.Now().Add(time.Duration(step)*time.Second-time.Hour)
	require.NoError(t, filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if info, err := d.Info(); err != nil || info.ModTime().Before(recently) {
			return err
		}
		return os.Chtimes(path, at, at)
	}))
}

// Values stay with packages that are not analysed again, and change with what they tell.
func TestResidentValues(t *testing.T) {
	m := &madeModule{t: t, dir: write(t, withSDK), random: rand.New(rand.NewPCG(0, 2))}
	m.begin()
	cfg := config(t, m.dir, badcalls, declared)
	cfg.Keep = []*analysis.Analyzer{declared}
	c := newTogether(t, cfg)
	for step := range steps {
		result := c.check(fmt.Sprint(step))
		if len(result.Broken) == 0 {
			assert.GreaterOrEqual(t, len(result.Values(declared)), packagesMade-2)
		}
		m.edit()
		m.edit()
	}
}

// What an edit cannot change is not analysed again.
func TestResidentAnalysesOnce(t *testing.T) {
	recorded, analysed := recording()
	cfg := config(t, write(t, tower), recorded)
	c := driver.NewResident(cfg)
	defer c.Close()
	base := filepath.Join(cfg.Dir, "base", "base.go")
	data, err := os.ReadFile(base)
	require.NoError(t, err)
	text := string(data)
	broken := strings.Replace(text, "return &T", "return return &T", 1)
	for _, row := range []struct {
		name, text string
		want       []string
	}{
		{"at first", text, []string{"aside", "base", "middle", "top"}},
		{"nothing", text, nil},
		{"a body", strings.Replace(text, "N: 1", "N: 2", 1), []string{"base"}},
		{"a body that moves declarations", strings.Replace(text, "N: 1", "N:\n2", 1), []string{"base"}},
		{"syntax", broken, []string{"base", "middle", "top"}},
		{"syntax again", broken + "\n// A comment.\n", []string{"base", "middle", "top"}},
		{"a body with wrong syntax", strings.Replace(broken, "N: 1", "N: 2", 1), []string{"base"}},
		{"repaired", text, nil},
		{"a type", strings.Replace(text, "N int", "N int64", 1), []string{"base", "middle", "top"}},
		{"back", text, nil},
	} {
		_, err := c.Run(t.Context(), map[string][]byte{base: []byte(row.text)})
		require.NoError(t, err)
		assert.Equal(t, row.want, analysed(), row.name)
	}
}

// After a run that was given up, and after one that failed, everything is as it was.
func TestResidentCancelled(t *testing.T) {
	m := &madeModule{t: t, dir: write(t, withSDK), random: rand.New(rand.NewPCG(3, 3))}
	m.begin()
	cancel := func() {}
	cfg := config(t, m.dir, append(analyzers.All(), badcalls, uses)...)
	cfg.Progress = func(p driver.Progress) {
		if p.Done == m.random.IntN(3) {
			cancel()
		}
	}
	c := newTogether(t, cfg)
	for step := range steps {
		m.edit()
		ctx, stop := context.WithCancel(t.Context())
		cancel = stop
		_, err := c.resident.Run(ctx, c.overlay)
		stop()
		if err != nil {
			require.ErrorIs(t, err, context.Canceled)
		}
		cancel = func() {}
		c.check(fmt.Sprint(step))
	}
}

// Runs wait for each other.
func TestResidentConcurrently(t *testing.T) {
	m := &madeModule{t: t, dir: write(t, withSDK), random: rand.New(rand.NewPCG(4, 4))}
	m.begin()
	cfg := config(t, m.dir, append(analyzers.All(), badcalls)...)
	r := driver.NewResident(cfg)
	defer r.Close()
	want := lines(run(t, cfg))
	var all sync.WaitGroup
	for n := range 4 {
		all.Go(func() {
			overlay := map[string][]byte{filepath.Join(m.dir, "p0", fmt.Sprintf("x%d.go", n)): []byte("package p0\n")}
			result, err := r.Run(t.Context(), overlay)
			if assert.NoError(t, err) {
				assert.Equal(t, want, lines(result))
			}
		})
	}
	all.Wait()
}
