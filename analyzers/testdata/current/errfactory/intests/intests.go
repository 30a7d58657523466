// Package intests has its mistakes in test files.
package intests
