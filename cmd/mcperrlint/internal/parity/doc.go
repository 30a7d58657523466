// Package parity holds the tests that compare drivers: whichever of them runs the
// rules, the findings must be the same. It holds nothing else.
package parity
