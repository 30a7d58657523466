// Package opaque has functions in which nobody can follow what they are given.
package opaque

import "github.com/mark3labs/mcp-go/mcp"

var (
	results = map[string]func(...any) *mcp.CallToolResult{}
	errs    = map[string]func(...any) error{}
)

// Failed makes a failure with a text. The settings say so.
func Failed(text string) *mcp.CallToolResult { return results["failed"](text) }

// Failedf makes a failure with a format. The settings say so.
func Failedf(format string, args ...any) *mcp.CallToolResult { return results[format](args...) }

// Said makes a result of its second text. The settings say so.
func Said(title, text string) *mcp.CallToolResult { return results[title](text) }

// Writer makes results.
type Writer struct{}

// Failed makes a failure with a text, and returns no error. The settings say so.
func (w *Writer) Failed(text string) (*mcp.CallToolResult, error) { // want Failed:`^never\(10\)$`
	return results["failed"](text), nil
}

// Other makes a result of which nobody speaks.
func Other(text string) *mcp.CallToolResult { return results["other"](text) }

// Coded gives an error a code. The settings say so.
func Coded(text string, err error) error { return errs["coded"](text, err) }

// Codedf makes an error with a code. The settings say so.
func Codedf(format string, args ...any) error { return errs[format](args...) }

// Hidden gives an error a code and hides its text. The settings say so.
func Hidden(text string, err error) error { return errs["hidden"](text, err) }

// Uncoded does something of which nobody speaks.
func Uncoded(text string, err error) error { return errs["uncoded"](text, err) }

// Refusal is an error with a code. The settings say so.
type Refusal struct{ Why string }

// Error returns the reason.
func (r *Refusal) Error() string { return r.Why } // want Error:`^fails\(shows parameter 0\.Why\)$`

// Complaint is an error of which nobody speaks.
type Complaint struct{ Why string }

// Error returns the reason.
func (c *Complaint) Error() string { return c.Why } // want Error:`^fails\(shows parameter 0\.Why\)$`
