// Package parity holds the tests that compare what mcperrlint says with who else says it: all drivers find the same,
// and running servers list what is listed of their source. It holds nothing else.
package parity
