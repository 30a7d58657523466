package taxonomy_test

import (
	"io"
	"log"
)

// quiet returns a logger that writes nowhere.
func quiet() *log.Logger { return log.New(io.Discard, "", 0) }
