package catalogue

import (
	"bytes"
	"encoding/json"

	"github.com/mcperrlint/mcperrlint/internal/printable"
)

// A shownWire is the JSON that a client gets, and what is in it for whom.
type shownWire struct {
	// JSON is all of it, indented.
	JSON string `json:"json"`
	// Texts are what a model reads: the texts of the content, or the message of an error.
	Texts []string `json:"texts,omitempty"`
	// Structured is the structured content, or the data of an error, indented.
	Structured string `json:"structured,omitempty"`
	// IsError is the error flag, "" if there is none.
	IsError string `json:"isError,omitempty"`
}

// An answer is a result or an error, alone or in a message of JSON-RPC.
type answer struct {
	Result *answer `json:"result"`
	Error  *answer `json:"error"`

	Content    []struct{ Text string } `json:"content"`
	Contents   []struct{ Text string } `json:"contents"` // of a resource
	Structured json.RawMessage         `json:"structuredContent"`
	IsError    *bool                   `json:"isError"`

	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

// wireOf returns what there is to show of a JSON, or nil if it is not known. What is no JSON is shown as it is.
func wireOf(text string) *shownWire {
	if text == "" {
		return nil
	}
	shown := &shownWire{JSON: indented([]byte(text))}
	var a answer
	if json.Unmarshal([]byte(text), &a) != nil {
		return shown
	}
	switch {
	case a.Result != nil:
		a = *a.Result
	case a.Error != nil:
		a = *a.Error
	}
	for _, c := range append(a.Content, a.Contents...) {
		shown.Texts = append(shown.Texts, printable.Lines(c.Text))
	}
	if a.Message != "" {
		shown.Texts = append(shown.Texts, printable.Lines(a.Message))
	}
	if a.IsError != nil {
		shown.IsError = "false"
		if *a.IsError {
			shown.IsError = "true"
		}
	}
	for _, structured := range []json.RawMessage{a.Structured, a.Data} {
		if len(structured) > 0 && string(structured) != "null" {
			shown.Structured = indented(structured)
		}
	}
	return shown
}

// indented returns a JSON with a line for each member.
func indented(text []byte) string {
	var b bytes.Buffer
	if json.Indent(&b, text, "", "  ") != nil {
		return printable.Lines(string(text))
	}
	return printable.JSON(b.String())
}
