package output

import (
	"bufio"
	"io"
)

// objects is the format jsonl.
type objects struct{}

// Write writes a line for each finding, then one for each problem, which has the
// single key "problem".
func (objects) Write(w io.Writer, r Report) error {
	buffer := bufio.NewWriter(w)
	for _, f := range r.findingObjects() {
		if err := writeJSON(buffer, f, ""); err != nil {
			return err
		}
	}
	for _, p := range r.problemObjects() {
		if err := writeJSON(buffer, map[string]problemObject{"problem": p}, ""); err != nil {
			return err
		}
	}
	return buffer.Flush()
}
