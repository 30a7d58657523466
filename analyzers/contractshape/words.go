package contractshape

import (
	"strconv"

	"golang.org/x/tools/go/analysis"
)

// wordsFlag is the name of the flag that says how many words a recovery needs.
const wordsFlag = "words"

// withWords gives the analyzer the flag.
func withWords(a *analysis.Analyzer) *analysis.Analyzer {
	a.Flags.Uint(wordsFlag, 0, "how many words a recovery needs; 0 means five")
	return a
}

// minWords returns the value of the flag.
func minWords(a *analysis.Analyzer) int {
	f := a.Flags.Lookup(wordsFlag)
	if f == nil {
		return 0
	}
	n, err := strconv.Atoi(f.Value.String())
	if err != nil {
		return 0 // larger than any recovery
	}
	return n
}
