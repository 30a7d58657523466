package service

import "testing"

// Unset panics in tests only.
func Unset() string {
	if testing.Testing() {
		panic("the test must set the name")
	}
	return "notes"
}
