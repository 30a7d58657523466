// Package intests has a handler in a test.
package intests
