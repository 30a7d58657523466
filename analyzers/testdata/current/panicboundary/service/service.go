// Package service knows nothing of the protocol.
package service

import (
	"log"
	"regexp"
)

func Load(name string) string {
	if name == "" {
		log.Fatalf("no name")
	}
	return name
}

func Check(name string) {
	if name == "" {
		panic("no name")
	}
}

// Guarded recovers from its own panic.
func Guarded(name string) {
	defer func() { _ = recover() }()
	Check(name)
}

// MustMatch says by its name what it does.
func MustMatch(pattern string) *regexp.Regexp {
	re, err := regexp.Compile(pattern)
	if err != nil {
		panic(err)
	}
	return re
}
