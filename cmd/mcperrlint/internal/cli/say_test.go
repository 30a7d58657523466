package cli

import (
	"bytes"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// No text that somebody else has written begins a line as ours do.
func TestSaying(t *testing.T) {
	var out, complaints bytes.Buffer
	p := &program{out: &out, err: &complaints}
	p.complain(errors.Join(errors.New("a.yaml:1: wrong"), errors.New("b\nmcperrlint: forged\n::error::forged\x1b")))
	p.warn("%s: left out", "a\nmcperrlint: forged")
	assert.Equal(t, "mcperrlint: a.yaml:1: wrong\n    b\n    mcperrlint: forged\n    \\x3a:error::forged\\x1b\n"+
		`mcperrlint: a\nmcperrlint: forged: left out`+"\n", complaints.String())
	require.NoError(t, p.say("wrote %s", "a\nwrote b"))
	require.NoError(t, p.show("left a\nb as it is:", "c:\n\td\u202e\n"))
	assert.Equal(t, `wrote a\nwrote b`+"\n"+`left a\nb as it is:`+"\n\n    c:\n    \td\\u202e\n\n", out.String())
}
