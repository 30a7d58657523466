package baseline

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// line matches the beginning of an error.
var line = regexp.MustCompile(`^[1-9][0-9]*: `)

func FuzzDecode(f *testing.F) {
	f.Add([]byte("{\n\t\"version\": 1,\n\t\"findings\": []\n}\n"))
	f.Add([]byte(`{"version": 1, "findings": [{"rule": "r/c", "file": "a.go", "message": "m", "code": "1", "count": 3}]}`))
	f.Add([]byte(`{"version": 1, "findings": [{"rule": "r", "file": "../a b.go", "message": "<\u2028\ud800", "code": "1"}]}`))
	f.Add([]byte(`{"version": 1, "findings": [{"rule": "upstreamtext/address", "file": "a.go", "message": "m", "code": "1"}, {"rule": "leak/address", "file": "a.go", "message": "m", "code": "1"}]}`))
	f.Add([]byte(`{"version": 2}`))
	f.Add([]byte("{\n<<<<<<< a\n}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		entries, _, err := decode(data)
		if err != nil {
			assert.Regexp(t, line, err.Error())
			return
		}
		written, err := encode(entries)
		require.NoError(t, err)
		again, _, err := decode(written)
		require.NoError(t, err)
		assert.Equal(t, entries, again)
		rewritten, err := encode(again)
		require.NoError(t, err)
		assert.Equal(t, string(written), string(rewritten))
	})
}
