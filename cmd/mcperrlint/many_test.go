//go:build !integration

package main

// many is how many lines there are in a large file, or pairs of lines.
const many = 10_000
