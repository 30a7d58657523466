package analyzers_test

import (
	"bytes"
	"encoding/gob"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// maxFactBytes is how much the facts about one package of a thousand lines may
// take, with all its functions exported and all of them failing.
const maxFactBytes = 40 << 10

// Every build that goes through a cache stores the facts of every package.
func TestFactsAreSmall(t *testing.T) {
	dir := t.TempDir()
	writeModule(t, dir, layers)
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax | packages.NeedModule, Dir: dir}, "./...")
	require.NoError(t, err)
	require.Zero(t, packages.PrintErrors(loaded))
	graph, err := checker.Analyze(analyzers.All(), loaded, nil)
	require.NoError(t, err)
	bytesOf := make(map[string]int)
	for act := range graph.All() {
		require.NoError(t, act.Err)
		var buffer bytes.Buffer
		encoder := gob.NewEncoder(&buffer)
		for _, fact := range act.AllPackageFacts() {
			if fact.Package == act.Package.Types {
				require.NoError(t, encoder.Encode(fact.Fact))
			}
		}
		bytesOf[act.Package.PkgPath] += buffer.Len()
	}
	for path, n := range bytesOf {
		if !strings.HasPrefix(path, "example.test/") {
			assert.Zero(t, n, "a fact about %s, which is not of the module", path)
			continue
		}
		assert.Positive(t, n, path)
		assert.LessOrEqual(t, n, maxFactBytes, path)
	}
}
