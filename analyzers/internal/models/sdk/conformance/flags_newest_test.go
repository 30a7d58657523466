//go:build !middle && !earlier && !older

package conformance

import "github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"

// buildFlags are those with which this package was built.
var buildFlags []string

// absent are the kinds of handlers that these versions do not have.
var absent map[string]map[sdk.Kind]bool
