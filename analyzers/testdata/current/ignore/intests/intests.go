// Package intests has a directive in its tests.
package intests
