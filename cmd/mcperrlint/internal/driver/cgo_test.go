package driver_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

const withC = `
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
-- app/app.go --
package app

// #define LIMIT 7
// static int one(void) { return 1; }
import "C"

import "example.test/lib"

const Limit = C.LIMIT

var size [lib.Size]byte

func BadUse(h *lib.Handle) int { return int(C.one()) + h.Len() }
-- app/app_test.go --
package app

func use() { BadUse(nil) }
-- lib/go.mod --
module example.test/lib

go 1.25.0
-- lib/lib.go --
package lib

// #define SIZE 12
// typedef struct { int n; } handle;
import "C"

// Size is taken from C.
const Size = C.SIZE

// Handle hides something of C.
type Handle struct{ h *C.handle }

func (h *Handle) Len() int { return int(h.h.n) }
`

func TestCgo(t *testing.T) {
	dir := write(t, withC)
	cfg := config(t, filepath.Join(dir, "app"), badcalls, uses)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	cfg.Tests = true
	want := loaded(t, cfg)
	var result *driver.Result
	for range 2 {
		result = sound(t, cfg)
		assert.Equal(t, want, lines(result))
		assert.Contains(t, messages(dir, result), "app/app.go:13:6: BadUse is bad")
		assert.Contains(t, messages(dir, result), "app/app.go:11:15: const example.test/lib.Size untyped int underlying untyped int size of no matter")
	}
	for _, f := range result.Findings {
		if f.Message == "BadUse is bad" {
			assert.Equal(t, [2]int{-1, -1}, [2]int{f.Range.Offset, f.Range.EndOffset}, "what cgo wrote lies elsewhere")
		}
	}

	cfg.Env = append(cfg.Env, "CGO_ENABLED=0")
	result = run(t, cfg)
	require.NotEmpty(t, result.Broken, "without cgo there is no package")
	assert.Empty(t, result.Findings)
}

// C that is hidden from other packages is not looked at.
func TestHiddenC(t *testing.T) {
	dir := write(t, `
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
-- app/app.go --
package app

import "example.test/lib"

func BadUse(h *lib.Handle) int { return h.Len() }
-- lib/go.mod --
module example.test/lib

go 1.25.0
-- lib/lib.go --
package lib

// #error this does not compile
import "C"

type hidden C.handle

var table = [C.SIZE]*hidden{}

// Handle hides something of C.
type Handle struct {
	h    *C.handle
	Self *Handle
}

func (h *Handle) Len() int { return int(h.h.n) }

func (h *Handle) inner() C.int { return h.h.n }
`)
	cfg := config(t, filepath.Join(dir, "app"), badcalls)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	for range 2 {
		assert.Equal(t, []string{"app/app.go:5:6: BadUse is bad"}, messages(dir, sound(t, cfg)))
	}
}

// What the C compiler says is one error of the package, and what follows from it
// is none.
func TestBrokenC(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.test/app

go 1.25.0
-- c/c.go --
package c

// #error this does not compile
import "C"

var X C.int = C.one()
-- above/above.go --
package above

import "example.test/app/c"

var X = c.X
-- fine/fine.go --
package fine

func BadFine() {}
`)
	cfg := config(t, dir, badcalls)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	result := run(t, cfg)
	assert.Equal(t, []string{"fine/fine.go:3:6: BadFine is bad"}, messages(dir, result))
	assert.Equal(t, []string{"example.test/app/above"}, result.Skipped)
	assert.Equal(t, map[string][]string{
		"example.test/app/c": {"c/c.go:3:3: error: #error this does not compile"},
	}, errorsOf(dir, result))
}
