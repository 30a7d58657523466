package driver_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// steps is how many edits the test below makes for a seed, and seeds how many seeds there are,
// which are more where the tests have time, see the Makefile.
const (
	steps        = 16
	seeds uint64 = 1 + 3*thorough
)

// Whatever is edited, a run that knows earlier ones finds what a run finds that
// knows none.
func TestSameAsFresh(t *testing.T) {
	for seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := &madeModule{t: t, dir: write(t, withSDK), random: rand.New(rand.NewPCG(seed, 0))}
			m.begin()
			recorded, _ := recording()
			cfg := config(t, m.dir, append(analyzers.All(), badcalls, uses, failing, recorded)...)
			cfg.Fingerprint, cfg.Tests = "settings", true
			fresh := cfg
			fresh.Fingerprint = "" // the types of other modules are not what is tested
			findings := 0
			for step := range steps {
				what := m.edit()
				if step%5 == 4 {
					what += " and " + m.edit()
					m.damage(cfg.CacheDir)
				}
				want, got := run(t, fresh), run(t, cfg)
				findings += len(want.Findings)
				if !assert.Equal(t, want, got, "step %d: %s", step, what) {
					return
				}
			}
			assert.Greater(t, findings, steps)
		})
	}
}

// madeModule is a module that is edited at random. Package n imports some of those
// below it; what each declares depends on its choices.
type madeModule struct {
	t      *testing.T
	dir    string
	random *rand.Rand
	made   []*madePackage
}

type madePackage struct {
	imports []int
	choices map[string]int
	gone    bool
}

// packagesMade is how many packages there are.
const packagesMade = 7

// kind is something that can be chosen of a package, with the number of choices.
type kind struct {
	name    string
	choices int
}

var kinds = []kind{
	{"body", 6},       // of an exported function
	{"signature", 3},  // of it
	{"type", 3},       // of an exported struct
	{"unexported", 3}, // type, and whether it has a method that fails
	{"lines", 4},      // before everything
	{"bad", 3},        // functions that the test analyzer has facts about
	{"broken", 2},     // the package does not compile
	{"fails", 2},      // an analyzer fails
	{"tag", 2},        // of a file
	{"second", 3},     // file, and its name
	{"test", 3},       // files
	{"handler", 4},    // of calls of tools
	{"ignore", 3},     // directives
}

func (m *madeModule) begin() {
	ours, err := filepath.Abs(filepath.Join("..", "..", "testdata", "ours"))
	require.NoError(m.t, err)
	require.NoError(m.t, os.CopyFS(filepath.Join(m.dir, "ours"), os.DirFS(ours)))
	for n := range packagesMade {
		p := &madePackage{choices: make(map[string]int)}
		for below := range n {
			if m.random.IntN(2) == 0 {
				p.imports = append(p.imports, below)
			}
		}
		m.made = append(m.made, p)
		m.write(n)
	}
}

// damage removes some entries of the cache and damages others.
func (m *madeModule) damage(dir string) {
	for path := range entries(m.t, dir) {
		switch m.random.IntN(6) {
		case 0:
			require.NoError(m.t, os.Remove(path))
		case 1:
			alter(m.t, path)
		}
	}
}

// edit changes something and says what. What is broken does not stay so for long:
// nothing is known of packages above it.
func (m *madeModule) edit() string {
	n := m.random.IntN(packagesMade)
	for i, p := range m.made {
		if (p.gone || p.choices["broken"] == 1 || p.choices["fails"] == 1) && m.random.IntN(2) == 0 {
			p.gone, p.choices["broken"], p.choices["fails"] = false, 0, 0
			m.write(i)
			return fmt.Sprintf("p%d is repaired", i)
		}
	}
	p := m.made[n]
	var what string
	switch choice := m.random.IntN(20); {
	case choice == 0:
		p.gone = true
		what = fmt.Sprintf("p%d is gone", n)
	case choice == 1 && n > 0:
		what = fmt.Sprintf("p%d: import of p%d", n, m.toggleImport(n))
	case choice < 8:
		what = m.choose(n, "body")
	default:
		what = m.choose(n, kinds[m.random.IntN(len(kinds))].name)
	}
	m.write(n)
	return what
}

// choose makes another choice for a package.
func (m *madeModule) choose(n int, name string) string {
	i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == name })
	p := m.made[n]
	p.choices[name] = (p.choices[name] + 1 + m.random.IntN(kinds[i].choices-1)) % kinds[i].choices
	return fmt.Sprintf("p%d: %s is %d", n, name, p.choices[name])
}

func (m *madeModule) toggleImport(n int) int {
	p, below := m.made[n], m.random.IntN(n)
	if i := slices.Index(p.imports, below); i >= 0 {
		p.imports = slices.Delete(p.imports, i, i+1)
	} else {
		p.imports = append(p.imports, below)
	}
	return below
}

// write writes the files of a package.
func (m *madeModule) write(n int) {
	p := m.made[n]
	dir := filepath.Join(m.dir, fmt.Sprintf("p%d", n))
	require.NoError(m.t, os.RemoveAll(dir))
	if p.gone {
		return
	}
	require.NoError(m.t, os.MkdirAll(dir, 0o777))
	for name, text := range p.files(n) {
		require.NoError(m.t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666))
	}
}
