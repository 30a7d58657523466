// Package names has a failure of another package under its own name.
package names

import "example.test/undeclaredcode/elsewhere/store"

// Occupied is a name for a failure.
var Occupied = store.Taken
