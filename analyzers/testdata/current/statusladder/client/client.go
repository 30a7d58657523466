// Package client asks a service, for whoever imports it.
package client

import (
	"errors"
	"io"
	"net/http"

	_ "github.com/mark3labs/mcp-go/mcp" // an agent reads what it says
)

// Get returns a note. No handler is in the package: that its error reaches an agent, only others know.
func Get(name string) (io.ReadCloser, error) {
	resp, err := http.Get("https://notes.example.com/" + name)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode != http.StatusOK {
		resp.Body.Close()
		return nil, errors.New("cannot read the note") // want "statusladder/service: Get"
	}
	return resp.Body, nil
}
