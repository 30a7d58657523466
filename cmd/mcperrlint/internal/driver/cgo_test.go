package driver_test

import (
	"fmt"
	"go/types"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

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

// What is found is what is found if cgo is run.
func TestCgo(t *testing.T) {
	dir := write(t, withC)
	cfg := config(t, filepath.Join(dir, "app"), badcalls, uses)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	cfg.Tests = true
	want := byHand(dir, loaded(t, cfg))
	var result *driver.Result
	for range 2 {
		result = sound(t, cfg)
		assert.Equal(t, want, byHand(dir, lines(result)))
		assert.Contains(t, messages(dir, result), "app/app.go:13:6: BadUse is bad")
		assert.Contains(t, messages(dir, result), "app/app.go:11:15: const example.test/lib.Size untyped int underlying untyped int size of no matter")
		assert.Empty(t, result.Gaps)
	}
	for _, f := range result.Findings {
		if f.Message == "BadUse is bad" {
			assert.Zero(t, f.Range.Said, "the file itself was looked at")
		}
	}

	cfg.Env = append(cfg.Env, "CGO_ENABLED=0")
	result = run(t, cfg)
	require.NotEmpty(t, result.Broken, "without cgo there is no package")
	assert.Empty(t, result.Findings)
}

// byHand returns what was found in files that were written by hand, and not about what a
// package imports: what cgo makes of it has other files, and imports more.
func byHand(dir string, list []string) []string {
	return slices.DeleteFunc(list, func(line string) bool {
		return !strings.HasPrefix(line, dir) || strings.Contains(line, "_cgo_gotypes.go:") ||
			strings.Contains(line, ": uses: : imports ") || strings.Contains(line, ": uses: : module ")
	})
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

// Neither the go command nor this package starts a compiler of C, or asks pkg-config for
// its flags, whatever it is called and whatever imports C.
func TestNoCompilerOfC(t *testing.T) {
	dir := write(t, withC+`
-- app/more.go --
package app

// #cgo pkg-config: nothing
// #include <nothing.h>
import "C"

import (
	_ "net"
	_ "os/user"
	_ "runtime/cgo"
)

func BadMore() { C.nothing_init() }
`)
	programs, mark := t.TempDir(), filepath.Join(t.TempDir(), "started")
	for _, name := range []string{"gcc", "g++", "cc", "c++", "clang", "clang++", "pkg-config", "gfortran", "swig"} {
		require.NoError(t, os.WriteFile(filepath.Join(programs, name), []byte("#!/bin/sh\necho $0 $* >>"+mark+"\nexit 1\n"), 0o755))
	}
	t.Setenv("PATH", programs+string(filepath.ListSeparator)+os.Getenv("PATH"))
	cfg := config(t, filepath.Join(dir, "app"), badcalls)
	cfg.Tests = true
	compiler := filepath.Join(programs, "gcc")
	cfg.Env = moduleEnv("CGO_ENABLED=1", "GOCACHE="+t.TempDir(), "CC="+compiler, "CXX="+compiler, "PKG_CONFIG="+filepath.Join(programs, "pkg-config"))
	result := sound(t, cfg)
	assert.Subset(t, messages(dir, result), []string{"app/app.go:13:6: BadUse is bad", "app/more.go:13:6: BadMore is bad"})
	started, _ := os.ReadFile(mark)
	assert.Empty(t, string(started))
	assert.Equal(t, []string{"example.test/app: nothing in the module declares C.nothing_init"}, result.Gaps)

	for _, name := range []string{"gcc", "pkg-config"} { // which the test would notice
		_ = exec.Command(name).Run()
		assert.FileExists(t, mark, name)
	}
}

// C that does not compile is no error: what it lacks is not known, and what is not known is
// left out.
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

func BadC() {}
-- above/above.go --
package above

import "example.test/app/c"

var X = c.X

func BadAbove() { c.BadC() }
`)
	cfg := config(t, dir, badcalls)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	result := sound(t, cfg)
	assert.Equal(t, []string{
		"above/above.go:7:6: BadAbove is bad", "above/above.go:7:21: use of BadC, bad from example.test/app/c", "c/c.go:8:6: BadC is bad",
	}, messages(dir, result))
	assert.Equal(t, []string{"example.test/app/c: nothing in the module declares C.one"}, result.Gaps)
}

// What is wrong with Go is an error in a package that uses C, and nothing else is.
func TestBrokenGoWithC(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.test/app

go 1.25.0
-- c/c.go --
package c

// #include <nothing.h>
import "C"

var X int = "text"

func f(s C.struct_s) int { return int(s.field) + C.none().other }

type T C.t

type U T

func (t *T) Method() int { return t.field }

func g(t T, u *U) (T, int) { t.Method(); return T{1, 2}, u.field + undefined }

const none = T(0) + U(1)
`)
	cfg := config(t, dir, badcalls)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	assert.Equal(t, map[string][]string{"example.test/app/c": {
		`c/c.go:6:13: cannot use "text" (untyped string constant) as int value in variable declaration`,
		"c/c.go:16:68: undefined: undefined",
	}}, errorsOf(dir, run(t, cfg)))
}

// What a dependency shows of C that is not known is no error where it is used, and other
// errors there are.
func TestUnknownCOfDependencies(t *testing.T) {
	dir := write(t, `
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
-- app/fine/fine.go --
package fine

import (
	"fmt"

	"example.test/lib"
)

const none = lib.Kind(0)

var first = lib.Default

var most = lib.Most

type Holder struct{ kind lib.Kind }

func BadPlain() int { return most }

func BadKind(k lib.Kind) bool { k++; return k == none }

func BadVariable() { func() { fmt.Println(lib.Default) }(); fmt.Println(first) }

func BadLiteral() func() int { return func() int { return lib.Default.Len() } }

func BadHolder() *Holder { return new(Holder) }

func BadWindow() { defer lib.Open().Close() }

func BadMode(m lib.Mode) int { return int(m | lib.Second) }

func BadResult() lib.Kind { return 3 }

func BadMethod(k lib.Kind) string { return k.String() + Holder{3}.kind.String() }
-- app/broken/broken.go --
package broken

import "example.test/lib"

var Kind = lib.Kind(0)

var X int = "text"
-- app/above/above.go --
package above

import "example.test/app/fine"

func BadAbove() int { return fine.BadPlain() }
-- lib/go.mod --
module example.test/lib

go 1.25.0
-- lib/lib.go --
package lib

// #include <nothing.h>
import "C"

const Most = C.LIB_MOST

type Mode C.lib_mode

const First, Second = Mode(C.LIB_FIRST), Mode(C.LIB_SECOND)

type Window C.lib_window

func Open() *Window { return (*Window)(C.lib_open_window()) }

func (w *Window) Close() {}

type Kind C.lib_kind

func (k Kind) String() string { return "" }

var Default = C.lib_default()
`)
	cfg := config(t, filepath.Join(dir, "app"), badcalls, built)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	result := run(t, cfg)
	assert.Equal(t, map[string][]string{"example.test/app/broken": {
		`broken/broken.go:7:13: cannot use "text" (untyped string constant) as int value in variable declaration`,
	}}, errorsOf(filepath.Join(dir, "app"), result))
	assert.Empty(t, result.Failed)
	assert.Empty(t, result.Skipped)
	assert.Equal(t, []string{"example.test/app/fine: not looked at because of C: BadKind, BadMethod, BadResult, BadVariable, a function in BadLiteral and 2 more"}, result.Gaps)
	var found []string
	for _, f := range result.Findings {
		if f.Rule == "built" {
			found = append(found, f.Message)
		}
	}
	assert.Equal(t, []string{"BadAbove is built", "BadPlain is built", "BadLiteral is built", "BadHolder is built", "BadWindow is built", "BadMode is built"}, found)
}

// SWIG makes Go from its files, and is not run.
func TestSwig(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.test/app

go 1.25.0
-- s/s.go --
package s
-- s/s.swig --
%module s
-- fine/fine.go --
package fine

func BadFine() {}
`)
	cfg := config(t, dir, badcalls)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1")
	result := run(t, cfg)
	assert.Equal(t, []string{"fine/fine.go:3:6: BadFine is bad"}, messages(dir, result))
	assert.Equal(t, map[string][]string{"example.test/app/s": {
		"s/s.swig:1: not looked at: SWIG makes Go from this file, and it is not run",
	}}, errorsOf(dir, result))
}

// The headers of a package are part of what it is, and those outside of the module are not
// read.
func TestHeaders(t *testing.T) {
	dir := write(t, `
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
-- app/app.go --
package app

import "example.test/lib"

const size = lib.Size
-- app/c/c.go --
package c

// #cgo CFLAGS: -I${SRCDIR}/../include -DWIDTH=2
// #include <size.h>
// #include "../../outside.h"
import "C"

const Size = C.SIZE + C.WIDTH + C.MORE

var outside = C.outside()
-- app/include/size.h --
#include "deeper.h"
-- app/include/deeper.h --
#define SIZE 1
-- outside.h --
static char *outside(void);
-- lib/go.mod --
module example.test/lib

go 1.25.0
-- lib/lib.go --
package lib

// #include "size.h"
import "C"

const Size = C.SIZE
-- lib/size.h --
enum { SIZE = 3 };
`)
	recorded, analysed := recording()
	values := &analysis.Analyzer{Name: "values", Doc: "values: report constants", Run: func(pass *analysis.Pass) (any, error) {
		for id, obj := range pass.TypesInfo.Defs {
			if c, ok := obj.(*types.Const); ok && id.Name != "_" && !strings.HasPrefix(id.Name, "_C") {
				pass.Reportf(id.Pos(), "%s is %s", id.Name, c.Val())
			}
		}
		return nil, nil
	}}
	cfg := config(t, filepath.Join(dir, "app"), values, recorded)
	cfg.Env = append(cfg.Env, "CGO_ENABLED=1", "CGO_CFLAGS=-O2 -DMORE=10")
	cfg.Fingerprint = "settings"
	check := func(size, libSize int) {
		t.Helper()
		result := sound(t, cfg)
		assert.Equal(t, []string{fmt.Sprintf("app/app.go:5:7: size is %d", libSize), fmt.Sprintf("app/c/c.go:8:7: Size is %d", size)}, messages(dir, result))
		assert.Equal(t, []string{"example.test/app/c: nothing in the module declares C.outside"}, result.Gaps)
	}
	check(13, 3)
	assert.Equal(t, []string{"app", "app/c"}, analysed())
	replace(t, filepath.Join(dir, "app", "include", "deeper.h"), "SIZE 1", "SIZE 4")
	check(16, 3)
	assert.Equal(t, []string{"app/c"}, analysed())
	replace(t, filepath.Join(dir, "lib", "size.h"), "SIZE = 3", "SIZE = 5")
	check(16, 5)
	assert.Contains(t, analysed(), "app")
	cfg.Env = append(cfg.Env, "CGO_CFLAGS=-DMORE=20")
	check(26, 5)
}
