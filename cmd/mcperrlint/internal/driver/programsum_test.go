package driver

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBuildID(t *testing.T) {
	id := strings.Join([]string{"qrHz0TPhfC2p8p5c_KUg", "smX43QLpSbo1lZ3ZWbAz", "esnpLOQtzP8aRwO-dfUS", "SP29eqvCEgb9JrDH6SvP"}, "/")
	for begin, want := range map[string]string{
		"\x7fELF…\x04\x00\x00\x00Go\x00\x00" + id + "\x00more":           id,
		"MZ…\xff Go build ID: \"" + id + "\"\n \xffmore":                 id,
		"\xff Go build ID: \"redacted\"\n \xff" + id:                     "",
		"\xff Go build ID: \"\"\n \xff" + id:                             "",
		"\xff Go build ID: \"" + id[:60]:                                 "",
		"\x04\x00\x00\x00Go\x00\x00" + strings.ReplaceAll(id, "_", " "):  "",
		"\x04\x00\x00\x00Go\x00\x00" + strings.ReplaceAll(id, "/", "__"): "",
		"nothing": "",
	} {
		assert.Equal(t, want, buildID([]byte(begin)), "%q", begin)
	}
}

func TestProgramSum(t *testing.T) {
	sum, err := programSum()
	require.NoError(t, err)
	assert.GreaterOrEqual(t, len(sum), 32)
}
