// Package option has what services of Google are made with.
package option

import "net/http"

// A ClientOption is one of them.
type ClientOption interface{ apply() }

type none struct{}

func (none) apply() {}

// WithAPIKey returns the option to ask with a key, which the library puts into the query of each request.
func WithAPIKey(key string) ClientOption { return none{} }

// WithHTTPClient returns the option to ask with a client, whatever else is given.
func WithHTTPClient(c *http.Client) ClientOption { return none{} }

// WithEndpoint returns the option to ask somewhere else.
func WithEndpoint(url string) ClientOption { return none{} }
