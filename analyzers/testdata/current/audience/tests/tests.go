// Package tests has a test that imports a library of the protocol: its program reaches no agent by that.
package tests

import "fmt"

var _ = fmt.Sprint
