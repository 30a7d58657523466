package finding

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Fingerprints returns an identity for each of the findings. It stays the same
// when lines are inserted above the finding, and when its line is indented or
// spaced otherwise: it is made of the rule and category, the path of the file
// relative to root and the text of the line. What a rule says is no part of it: a
// better sentence is the same finding. Findings that have all of these in common are
// told apart by their order in the file, so no two findings of a list have the same
// identity.
//
// A file that read fails for counts as empty. It is read once.
func Fingerprints(list []Finding, root string, read func(file string) ([]byte, error)) []string {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return Compare(list[a], list[b]) })
	contents := Contents(list, read)
	fingerprints := make([]string, len(list))
	earlier := make(map[string]int)
	for _, i := range order {
		id := hash(contents[i], pathFrom(root, list[i].Range.File))
		fingerprints[i] = hash(id, fmt.Sprint(earlier[id]))
		earlier[id]++
	}
	return fingerprints
}

// Contents returns for each of the findings what its fingerprint is made of
// besides the path and the order, so that a finding can be found again in a file
// that was renamed. Equal findings in equal lines have the same one.
func Contents(list []Finding, read func(file string) ([]byte, error)) []string {
	files := make(map[string][][]byte)
	contents := make([]string, len(list))
	for i, f := range list {
		lines, known := files[f.Range.File]
		if !known {
			if content, err := read(f.Range.File); err == nil {
				lines = bytes.Split(content, []byte("\n"))
			}
			files[f.Range.File] = lines
		}
		text := ""
		if n := f.Range.Line; 0 < n && n <= len(lines) {
			text = strings.Join(strings.Fields(string(lines[n-1])), " ")
		}
		contents[i] = hash(f.ID(), text, "") // baselines keep this sum
	}
	return contents
}

// The ways in which a message speaks of lines: a file with a line and perhaps a
// column, and the word.
var (
	fileLine = regexp.MustCompile(`[^\s"'(),;]+\.go:\d+(:\d+)?`)
	wordLine = regexp.MustCompile(`\b(lines?) \d+`)
)

// Neutral returns a message without the lines that it speaks of, so that it is
// the same wherever the code stands.
func Neutral(message string) string {
	return wordLine.ReplaceAllString(fileLine.ReplaceAllString(message, "FILE:N"), "$1 N")
}

// pathFrom returns the path of a file from root, with slashes. A file that is
// not below root keeps its own.
func pathFrom(root, file string) string {
	if rel, err := filepath.Rel(root, file); err == nil && filepath.IsLocal(rel) {
		file = rel
	}
	return filepath.ToSlash(file)
}

// hash returns a short text that is different for different parts.
func hash(parts ...string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", parts))
	return hex.EncodeToString(sum[:16])
}
