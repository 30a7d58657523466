//go:build integration

package scale

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The table of the page is what its formula gives with its constants.
func TestModel(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "scale.md"))
	require.NoError(t, err)
	constants := regexp.MustCompile("For (10,000) packages .*: `l` = ([0-9.]+), `f` = ([0-9.]+), `E` = ([0-9]+) and `D` = ([0-9]+)\\.").FindSubmatch(text)
	require.NotNil(t, constants)
	number := func(i int) float64 {
		value, err := strconv.ParseFloat(string(regexp.MustCompile(",").ReplaceAll(constants[i], nil)), 64)
		require.NoError(t, err)
		return value
	}
	packages, lint, facts, others, chain := number(1), number(2), number(3), number(4), number(5)
	seconds := func(linted, known, chain, workers float64) string {
		result := max((linted*lint+known*facts)/workers, chain*lint)
		if result < 10 {
			return fmt.Sprintf("%.2f", result)
		}
		return fmt.Sprintf("%.0f", result)
	}
	row := func(what string, linted, known, chain float64) string {
		line := "| " + what + " |"
		for _, workers := range []float64{1, 10, 100} {
			line += " " + seconds(linted, known, chain, workers) + " |"
		}
		return line
	}
	for _, line := range []string{
		row("empty cache: a new version, other settings, another version of Go", packages, others, chain),
		row("an edit of a leaf", 1, 0, 1),
		row("an edit in the root that all packages see", packages, 0, chain),
	} {
		assert.Contains(t, strings.Split(string(text), "\n"), line)
	}
	assert.Contains(t, string(text), fmt.Sprintf("here %.0f, make nothing faster", (packages*lint+others*facts)/(chain*lint)))
}
