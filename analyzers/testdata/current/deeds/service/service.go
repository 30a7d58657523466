// Package service knows nothing of the protocol.
package service

import (
	"fmt"
	"log"
	"os"
)

// All does everything.
func All(name string) {
	fmt.Println(name)
	if name == "" {
		log.Fatal("no name")
	}
	panic(name)
}

// Books does what it does itself.
type Books struct{}

// Close ends the process.
func (b *Books) Close() { log.Fatal("closed") }

// Reads asks only.
func Reads() uintptr { return os.Stdout.Fd() }
