//go:build integration

package fix_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAllFixesOfAllFixtures(t *testing.T) {
	assert.Greater(t, fixAll(t, copied(t)), 200)
}
