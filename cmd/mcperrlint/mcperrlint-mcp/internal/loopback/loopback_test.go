package loopback_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/mcperrlint-mcp/internal/loopback"
)

func TestAddress(t *testing.T) {
	for _, address := range []loopback.Address{"127.0.0.1:0", "127.8.9.1:80", "[::1]:8080", "localhost:0"} {
		assert.NoError(t, address.Check(), address)
	}
	for _, address := range []loopback.Address{"", ":8080", "0.0.0.0:80", "[::]:80", "192.168.0.1:80", "example.test:80", "127.0.0.1", "localhost.example.test:80", "127.0.0.1.example.test:80", "127.1:80"} {
		require.ErrorIs(t, address.Check(), loopback.ErrRemote, address)
	}
}
