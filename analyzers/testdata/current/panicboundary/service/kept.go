package service

import (
	"os"
	"sync"
)

var home = sync.OnceValue(func() string {
	dir, err := os.UserHomeDir()
	if err != nil {
		panic(err)
	}
	return dir
})

// Home calls what a variable keeps.
func Home() string { return home() + "/x" }

// Cache calls a literal in the one that it keeps.
var Cache = sync.OnceValue(func() string {
	read := func() string {
		dir, err := os.UserCacheDir()
		if err != nil {
			panic(err)
		}
		return dir
	}
	return read()
})

// CacheFile calls what a variable keeps.
func CacheFile() string { return Cache() + "/x" }

// Kept keeps a function that has a name.
var Kept = sync.OnceValue(keep)

func keep() string {
	panic("nothing is kept")
}

// Keep calls what a variable keeps.
func Keep() string { return Kept() }
