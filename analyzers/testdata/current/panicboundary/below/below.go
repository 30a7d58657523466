// Package below imports no MCP library: nobody knows there which handlers call it.
package below

import (
	"encoding/json"
	"io"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Location asserts what somebody has answered.
func Location(body io.Reader) (string, error) {
	var reply map[string]any
	if err := json.NewDecoder(body).Decode(&reply); err != nil {
		return "", err
	}
	links := reply["_links"].(map[string]any) // want `panicboundary/assertion: reply["_links"].(map[string]any)`
	return links["self"].(map[string]any)["href"].(string), nil
}

// Title asks first.
func Title(body io.Reader) (string, error) {
	var reply map[string]any
	if err := json.NewDecoder(body).Decode(&reply); err != nil {
		return "", taxonomy.ValidationError("The reply is no JSON.", taxonomy.Cause(err))
	}
	title, _ := reply["title"].(string)
	return title, nil
}
