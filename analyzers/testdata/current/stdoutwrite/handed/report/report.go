// Package report makes tables, and prints some.
package report

import (
	"fmt"
	"io"
	"os"
)

// Options say how.
type Options struct {
	Print bool
	Name  string
}

// Run prints what it has done if it is told to.
func Run(show bool) error {
	var w io.Writer = io.Discard
	if show {
		w = io.MultiWriter(os.Stdout, io.Discard)
	}
	_, err := io.WriteString(w, "done")
	return err
}

// Table prints if the options say so.
func Table(o Options) string {
	show(o.Print, o.Name)
	return o.Name
}

func show(show bool, name string) {
	if show {
		fmt.Println(name)
	}
}
