// Package store knows nothing of the protocol.
package store

import "fmt"

func Load(name string) string {
	log("load " + name)
	return name
}

func log(text string) { fmt.Println(text) }

// Quiet writes nothing.
func Quiet(name string) string { return name }
