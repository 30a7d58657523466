// Package store finds resources.
package store

import "errors"

// ErrNone tells that there is no such resource.
var ErrNone = errors.New("no such resource")

// Find returns the text of a resource, if there is one.
func Find(uri string) (string, bool) { return uri, uri != "" }

// Get returns the text of a resource.
func Get(uri string) (string, error) {
	if uri == "" {
		return "", ErrNone
	}
	return uri, nil
}
