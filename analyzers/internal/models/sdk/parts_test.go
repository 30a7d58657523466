package sdk_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// What a package that sees a part of an SDK takes for declared in a version that
// does not declare it: nothing that it sees tells.
var untold = map[string][]string{
	"middle serving from export data": {sdk.MCPGo120},
	// Package mcp of go-sdk declares in v1.5.0 what it declares in v1.4.1.
	"older handling from export data": {sdk.GoSDK15},
}

// Packages that see only the one or the other package of an SDK, and the rest in part
// or not at all, are told which version it is.
func TestVersionsSeenInPart(t *testing.T) {
	for _, module := range []string{middle, older} {
		all := setOf(t, module, "all")
		for how, set := range map[string]*sdk.Set{
			module + " handling":                  setOf(t, module, "handling"),
			module + " serving":                   setOf(t, module, "serving"),
			module + " handling from export data": fromExportData(t, module, "handling"),
			module + " serving from export data":  fromExportData(t, module, "serving"),
		} {
			t.Run(how, func(t *testing.T) {
				for _, s := range set.SDKs() {
					for _, limit := range limits(s) {
						want := all.Applies(s, sdk.Versions{Since: limit}) || slices.Contains(untold[how], limit)
						assert.Equal(t, want, set.Applies(s, sdk.Versions{Since: limit}), "%s: %s", s.Name, limit)
					}
				}
			})
		}
	}
}

// fromExportData is setOf for a package that knows of what it does not import only as much as
// what it imports needs.
func fromExportData(t *testing.T, module, name string) *sdk.Set {
	t.Helper()
	return sdk.Of(fixture.Packages(t, "../internal/models/sdk/testdata/"+module, "example.test/"+module+"/"+name)[0].Types)
}
