package output

import (
	"bufio"
	"encoding/json"
	"io"
)

// objects is the format jsonl.
type objects struct{}

// Write writes a line for each finding, then one for each problem, which has the
// single key "problem".
func (objects) Write(w io.Writer, r Report) error {
	buffer := bufio.NewWriter(w)
	encoder := json.NewEncoder(buffer)
	encoder.SetEscapeHTML(false)
	for _, f := range r.findingObjects() {
		if err := encoder.Encode(f); err != nil {
			return err
		}
	}
	for _, p := range r.problemObjects() {
		if err := encoder.Encode(map[string]problemObject{"problem": p}); err != nil {
			return err
		}
	}
	return buffer.Flush()
}
