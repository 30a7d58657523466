// Package requests says what the error of an outgoing call shows of its arguments, which code checks
// the status of the response, and from where its body is read. In
//
//	resp, err := http.Get(base + "?api_key=" + key)
//
// the error shows the whole URL, and so a credential; in
//
//	data, err := os.ReadFile(args.Path)
//
// it shows a path that the caller already knows. The parts of the URL are searched backwards (package
// flow). If a function only passes the URL on, its callers are asked. Two libraries show credentials
// that no argument has: services of google.golang.org/api send the key that they were created with,
// and github.com/goccy/go-yaml quotes lines that it cannot read.
//
// A [Response] is followed through variables, literals and functions of the package. If it is passed to
// unknown code, that code may check the status.
//
//	if resp.StatusCode != http.StatusOK { // read, and refused on this side
//
// What is read comes from a stream. The text of io.ReadAll(io.LimitReader(resp.Body, limit)) is that of a body, which
// tells of internals; what is read from a bytes.Buffer is in memory, so that nothing outside of the process can fail.
//
// Read address.go, keyed.go and quoted.go, then content.go; then httpstatus.go and constant.go; then stream.go
// and body.go.
package requests

import "github.com/mcperrlint/mcperrlint/analyzers/internal/errors/errvars"

// A Reader reads what the requests of one package are made of.
type Reader struct {
	*errvars.Handlings
	keyed map[string]bool // the services of Google that were asked about, see isMadeWithKey
}

// NewReader returns a reader for the package of which it is known what its functions do with errors.
func NewReader(h *errvars.Handlings) Reader { return Reader{h, make(map[string]bool)} }
