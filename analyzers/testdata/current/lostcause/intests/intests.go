// Package intests loses an error in a test.
package intests
