package made

import (
	"log"
	"os"
)

// Logged records what it returns.
func Logged(name string) error { // want Logged:`^fails\(infrastructure os\.Open\)$` Logged:`^handles\(records\)$`
	_, err := os.Open(name)
	log.Print(err)
	return err
}

// Vague says nothing of the error.
func Vague(err error) string { return "failed" } // want Vague:`^handles\(forgets 0\)$`
