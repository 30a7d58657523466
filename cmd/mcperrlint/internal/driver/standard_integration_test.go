//go:build integration

package driver

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOutlineOfStandardLibrary(t *testing.T) {
	assert.Greater(t, checkOutlines(t, standardLibrary(t)), 5000)
}

func TestSketchedTypesOfStandardLibrary(t *testing.T) {
	packages, insides := checkSketched(t, "std")
	assert.Greater(t, packages, 200)
	assert.Greater(t, insides, 10_000)
}
