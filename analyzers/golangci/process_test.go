package golangci

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/fixture"
)

// Linters with different settings find what each was asked for, in one process and
// at the same time.
func TestOneProcess(t *testing.T) {
	loaded := fixture.Packages(t, "current/upstreamtext", "./...")
	settings := []any{m{"preset": "default", "rules": m{"upstreamtext": "on"}}, m{"preset": "default", "rules": m{"upstreamtext": "on"}, "public-errors": list{"database/sql.(*DB).QueryContext", "database/sql.(*Rows).Close"}}, m{"preset": "default", "rules": m{"upstreamtext": "off", "leak": "off"}}, m{"preset": "strict"}}
	find := func(conf any) (messages []string) {
		graph, err := checker.Analyze(build(t, conf), loaded, nil)
		if !assert.NoError(t, err) {
			return nil
		}
		for _, root := range graph.Roots {
			assert.NoError(t, root.Err)
			for _, d := range root.Diagnostics {
				messages = append(messages, d.Message)
			}
		}
		return messages
	}
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
