package config

import (
	"fmt"
	"slices"
	"strings"
)

// Mistakes are what is wrong with the content of a file.
type Mistakes struct{ lines []string } // each begins with its place

// mostMistakes is how many are told of a file that is no settings at all.
const mostMistakes = 20

// Error returns a line for each, of which there are not too many.
func (m *Mistakes) Error() string {
	lines := m.lines
	if left := len(lines) - mostMistakes; left > 1 {
		lines = append(slices.Clone(lines[:mostMistakes]), fmt.Sprintf("and %d more", left))
	}
	return strings.Join(lines, "\n")
}

// in returns the mistakes with the name of the file in front.
func (m *Mistakes) in(file string) *Mistakes {
	var named Mistakes
	for _, line := range m.lines {
		named.lines = append(named.lines, file+":"+line)
	}
	return &named
}
