package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// By any other version golangci-lint would keep its results although the rules
// have changed.
func TestVersion(t *testing.T) {
	assert.Equal(t, "(devel)\n", execute(t, ".", built.golangci, "version", "--short").output)
	assert.Contains(t, execute(t, ".", built.golangci, "version").output, "from golangci-lint v2.15.0 with mcperrlint ")
}
