package store

import (
	"fmt"
	"os"
)

// Usage explains itself and ends the process.
func Usage(wrong int) {
	if wrong == 0 {
		return
	}
	fmt.Println("usage: cmd")
	if wrong > 1 {
		fmt.Println("too much")
		os.Exit(2)
	}
	explain()
	os.Exit(1)
}

func explain() { fmt.Println("give no arguments") }
