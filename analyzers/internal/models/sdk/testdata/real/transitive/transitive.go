// Package transitive sees an SDK through another package only.
package transitive

import "example.test/real/gosdk"

var Handler = gosdk.Typed
