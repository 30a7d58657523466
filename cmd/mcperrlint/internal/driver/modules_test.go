package driver_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// app is a program with a dependency whose version the row of a test chooses.
const app = `
-- app/main.go --
package main

import "example.test/lib"

var value = lib.Value

func main() { lib.BadLib() }
-- lib/go.mod --
module example.test/lib

go 1.25.0
-- lib/lib.go --
package lib

import "example.test/lib/deep"

// Value is of a type of another package.
var Value deep.Type

// BadLib is bad.
func BadLib() {}
-- lib/deep/deep.go --
package deep

type Type int32
`

// edit replaces a file by one with another type, of the same length.
func edit(t *testing.T, file string) {
	t.Helper()
	require.NoError(t, os.WriteFile(file, []byte("package deep\n\ntype Type int64\n"), 0o666))
}

// typeOfValue returns what the pass knows of the variable of the dependency.
func typeOfValue(t *testing.T, cfg driver.Config) string {
	t.Helper()
	for _, f := range sound(t, cfg).Findings {
		if f.Range.Line == 5 {
			return f.Message
		}
	}
	return ""
}

// What is no release is read again, and its packages are not analysed.
func TestReplaced(t *testing.T) {
	dir := write(t, app+`
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0

replace example.test/lib => ../lib
`)
	testDependency(t, filepath.Join(dir, "app"), filepath.Join(dir, "lib", "deep", "deep.go"))
}

func TestVendored(t *testing.T) {
	dir := write(t, app+`
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0
-- app/vendor/modules.txt --
# example.test/lib v1.0.0
## explicit; go 1.25.0
example.test/lib
example.test/lib/deep
`)
	vendor := filepath.Join(dir, "app", "vendor", "example.test")
	require.NoError(t, os.MkdirAll(vendor, 0o777))
	require.NoError(t, os.Rename(filepath.Join(dir, "lib"), filepath.Join(vendor, "lib")))
	testDependency(t, filepath.Join(dir, "app"), filepath.Join(vendor, "lib", "deep", "deep.go"))
}

func testDependency(t *testing.T, dir, file string) {
	t.Helper()
	cfg := config(t, dir, uses)
	cfg.Env = moduleEnv("GOFLAGS=")
	const before, after = "var example.test/lib.Value example.test/lib/deep.Type underlying int32 size 4",
		"var example.test/lib.Value example.test/lib/deep.Type underlying int64 size 8"
	assert.Equal(t, before, typeOfValue(t, cfg), "from source")
	assert.Equal(t, before, typeOfValue(t, cfg), "from the cache")
	edit(t, file)
	assert.Equal(t, after, typeOfValue(t, cfg), "from source again")
	assert.Equal(t, after, typeOfValue(t, cfg), "from the cache again")

	cfg.Analyzers[0] = badcalls
	assert.Empty(t, sound(t, cfg).Findings)
	cfg.Patterns = []string{".", "example.test/lib"}
	result := sound(t, cfg)
	assert.Len(t, result.Findings, 2, "a dependency that is asked for is analysed: %v", result.Findings)
}

// The modules of a workspace are analysed together.
func TestWorkspace(t *testing.T) {
	dir := write(t, app+`
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/lib v1.0.0
-- go.work --
go 1.25.0

use (
	./app
	./lib
)
`)
	cfg := config(t, dir, badcalls)
	cfg.Env = moduleEnv("GOWORK=", "GOFLAGS=")
	cfg.Patterns = []string{"./app/..."}
	assert.Equal(t, []string{"app/main.go:7:19: use of BadLib, bad from example.test/lib"}, messages(dir, sound(t, cfg)))
}

// A module can need one that needs it. Facts find their way.
func TestDependencyOnTheMainModule(t *testing.T) {
	dir := write(t, `
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/plugin v1.0.0

replace example.test/plugin => ../plugin
-- app/api/api.go --
package api

type T struct{}

func (T) BadMethod() {}
-- app/main.go --
package main

import "example.test/plugin"

func main() { plugin.New().BadMethod() }
-- plugin/go.mod --
module example.test/plugin

go 1.25.0

require example.test/app v1.0.0
-- plugin/plugin.go --
package plugin

import "example.test/app/api"

func New() api.T { return api.T{} }
`)
	cfg := config(t, filepath.Join(dir, "app"), badcalls)
	for range 2 {
		result := sound(t, cfg)
		assert.Equal(t, []string{
			"app/api/api.go:5:10: BadMethod is bad",
			"app/main.go:5:28: use of BadMethod, bad from example.test/app/api",
		}, messages(dir, result))
		assert.Equal(t, loaded(t, cfg), lines(result))
	}
}

// The packages of the module under test that a dependency needs are built for
// the test, too, and so is the dependency.
func TestVariantOfADependency(t *testing.T) {
	dir := write(t, `
-- app/go.mod --
module example.test/app

go 1.25.0

require example.test/plugin v1.0.0

replace example.test/plugin => ../plugin
-- app/api/api.go --
package api

type T struct{}
-- app/api/api_test.go --
package api

func (T) BadInTest() {}
-- app/api/outside_test.go --
package api_test

import (
	"testing"

	"example.test/app/api"
	"example.test/plugin"
)

func TestNew(t *testing.T) {
	var made api.T = plugin.New()
	made.BadInTest()
}
-- plugin/go.mod --
module example.test/plugin

go 1.25.0

require example.test/app v1.0.0
-- plugin/plugin.go --
package plugin

import "example.test/app/api"

func New() api.T { return api.T{} }
`)
	cfg := config(t, filepath.Join(dir, "app"), badcalls)
	cfg.Tests = true
	for range 2 {
		assert.Equal(t, []string{
			"app/api/api_test.go:3:10: BadInTest is bad",
			"app/api/outside_test.go:12:7: use of BadInTest, bad from example.test/app/api",
		}, messages(dir, sound(t, cfg)))
	}
}
