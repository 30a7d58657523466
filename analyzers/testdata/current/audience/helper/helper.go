// Package helper imports nothing of the kind, as its module does elsewhere.
package helper

import "fmt"

var _ = fmt.Sprint
