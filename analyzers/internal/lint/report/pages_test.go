package report

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRevision(t *testing.T) {
	for version, want := range map[string]string{
		"v1.2.3":                               "v1.2.3",
		"v1.2.3-rc.1":                          "v1.2.3-rc.1",
		"":                                     "main",
		"(devel)":                              "main",
		"v0.0.0-20261128101112-0123456789ab":   "main",
		"v1.2.4-0.20261128101112-0123456789ab": "main",
		"v1.2.3-rc.1.0.20261128101112-0123456789ab": "main",
		"v1.2.3+dirty": "main",
		"v1.2.4-0.20261128101112-0123456789ab+dirty":    "main",
		"v1.2.3/../../../../other/repository/blob/main": "main",
	} {
		ours := debug.Module{Path: module, Version: version}
		assert.Equal(t, want, revision(&debug.BuildInfo{Main: ours}, true), version)
		other := debug.BuildInfo{Main: debug.Module{Path: "example.test/linter", Version: "v9.9.9"}, Deps: []*debug.Module{{Path: "example.test/a", Version: "v8.8.8"}, &ours}}
		assert.Equal(t, want, revision(&other, true), version)
		ours.Replace = &debug.Module{Path: "../mcperrlint"}
		assert.Equal(t, "main", revision(&other, true), version)
	}
	nested := debug.BuildInfo{
		Main: debug.Module{Path: module + "/cmd/mcperrlint/mcperrlint-mcp", Version: "v1.2.3"},
		Deps: []*debug.Module{{Path: module, Version: "v1.2.3", Replace: &debug.Module{Path: "../../.."}}},
	}
	assert.Equal(t, "v1.2.3", revision(&nested, true), "it is built with the tree around it")
	assert.Equal(t, "main", revision(nil, false))
}

func TestURL(t *testing.T) {
	assert.Equal(t, "https://github.com/mcperrlint/mcperrlint/blob/main/docs/rules/leak.md", URL("leak", ""))
	assert.Equal(t, "https://github.com/mcperrlint/mcperrlint/blob/main/docs/rules/leak.md#address", URL("leak", "address"))
}
