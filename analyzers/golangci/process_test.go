package golangci

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
)

// messages returns what the linter says with settings.
func messages(t *testing.T, conf any, loaded []*packages.Package) (list []string) {
	graph, err := checker.Analyze(build(t, conf), loaded, nil)
	if !assert.NoError(t, err) {
		return nil
	}
	for _, root := range graph.Roots {
		assert.NoError(t, root.Err)
		for _, d := range root.Diagnostics {
			list = append(list, d.Message)
		}
	}
	return list
}

// Without settings, the linter tells a server that has adopted codes what it does wrong with them.
func TestAdopting(t *testing.T) {
	loaded := fixture.Packages(t, "../../testdata/src", "./deploys/...")
	categories := func(conf any) []string {
		var list []string
		for _, text := range messages(t, conf, loaded) {
			list = append(list, text[strings.LastIndexByte(text, '(')+1:len(text)-1])
		}
		slices.Sort(list)
		return list
	}
	all := []string{
		"contractshape/recovery-min-words", "lostcause/dropped", "plainerror/returned", "plainerror/returned",
		"undeclaredcode/code", "undeclaredcode/reason", "upstreamtext/database", "upstreamtext/foreign",
	}
	assert.Equal(t, all, categories(nil))
	assert.Equal(t, all, categories(m{"rules": m{"upstreamtext/api": "on", "lostcause/rewrap": "on"}}), "another category takes nothing away")
	assert.Equal(t, all[:6], categories(m{"rules": m{"upstreamtext": "off"}}))
	assert.Empty(t, categories(m{"preset": "wire"}))
}

// Linters with different settings find what each was asked for, in one process and
// at the same time.
func TestOneProcess(t *testing.T) {
	loaded := fixture.Packages(t, "current/upstreamtext", "./...")
	settings := []any{m{"preset": "default", "rules": m{"upstreamtext": "on"}}, m{"preset": "default", "rules": m{"upstreamtext": "on"}, "public-errors": list{"database/sql.(*DB).QueryContext", "database/sql.(*Rows).Close"}}, m{"preset": "default", "rules": m{"upstreamtext": "off", "leak": "off"}}, m{"preset": "strict"}}
	find := func(conf any) []string { return messages(t, conf, loaded) }
	alone, together := make([][]string, len(settings)), make([][]string, len(settings))
	for i, conf := range settings {
		alone[i] = find(conf)
	}
	var all sync.WaitGroup
	for i, conf := range settings {
		all.Go(func() { together[i] = find(conf) })
	}
	all.Wait()
	assert.Equal(t, alone, together)
	assert.Greater(t, len(alone[0]), len(alone[1]), "some errors are public")
	assert.Greater(t, len(alone[1]), len(alone[2]), "others are not")
	assert.Greater(t, len(alone[3]), len(alone[0]))
}
