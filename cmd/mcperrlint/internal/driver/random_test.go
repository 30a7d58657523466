package driver_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// steps is how many edits the test below makes for a seed.
const steps = 25

// Whatever is edited, a run that knows earlier ones finds what a run finds that
// knows none.
func TestSameAsFresh(t *testing.T) {
	for seed := range uint64(3) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := &madeModule{t: t, dir: write(t, ""), random: rand.New(rand.NewPCG(seed, 0))}
			m.begin()
			cfg := config(t, m.dir, append(analyzers.All(), badcalls, uses, failing)...)
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

// kinds are what can be chosen of a package, with the number of choices.
var kinds = map[string]int{
	"body":       6, // of an exported function
	"signature":  3, // of it
	"type":       3, // of an exported struct
	"unexported": 3, // type, and whether it has a method that fails
	"lines":      4, // before everything
	"bad":        3, // functions that the test analyzer has facts about
	"broken":     6, // the package does not compile if it is 5
	"fails":      8, // an analyzer fails if it is 7
	"tag":        2, // a file with a build tag
	"second":     3, // a second file, and its name
	"test":       3, // files with tests
	"handler":    4, // of calls of tools
	"ignore":     3, // directives
}

func (m *madeModule) begin() {
	root, err := filepath.Abs(filepath.Join("..", "..", "..", ".."))
	require.NoError(m.t, err)
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(root, "analyzers", "internal", "handlers", "testdata", "src", name))
		require.NoError(m.t, err)
		text := strings.NewReplacer("example.test/server", "example.test/m", "../../../../..", root).Replace(string(data))
		require.NoError(m.t, os.WriteFile(filepath.Join(m.dir, name), []byte(text), 0o666))
	}
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

// edit changes something and says what.
func (m *madeModule) edit() string {
	n := m.random.IntN(packagesMade)
	p := m.made[n]
	var what string
	switch m.random.IntN(12) {
	case 0:
		p.gone = !p.gone
		what = fmt.Sprintf("p%d: gone is %t", n, p.gone)
	case 1:
		if n > 0 {
			what = fmt.Sprintf("p%d: import of p%d", n, m.toggleImport(n))
		}
	default:
		names := slices.Sorted(func(yield func(string) bool) {
			for name := range kinds {
				if !yield(name) {
					return
				}
			}
		})
		name := names[m.random.IntN(len(names))]
		p.choices[name] = m.random.IntN(kinds[name])
		what = fmt.Sprintf("p%d: %s is %d", n, name, p.choices[name])
	}
	if p.choices["broken"] == 5 && m.random.IntN(2) == 0 {
		p.choices["broken"] = 0 // or nothing is ever sound
	}
	m.write(n)
	return what
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
