//go:build integration

package main

import "testing"

// Under go vet and as a tool of a module, the command is started for every package that a module is
// built from.
func TestVetScripts(t *testing.T) { run(t, "vet") }
