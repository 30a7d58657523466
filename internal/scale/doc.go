// Package scale tests what docs/scale.md claims: shared results and reproducible
// binaries. It has no other code.
package scale
