// Package nothing knows no library.
package nothing

import "os"

// Do returns a foreign error.
func Do() error { return os.Remove("a") }
