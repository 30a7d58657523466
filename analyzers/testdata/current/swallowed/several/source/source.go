// Package source has five types behind one interface.
package source

import (
	"errors"
	"log"
	"os"
	"os/exec"
	"strings"
)

// A Source has names.
type Source interface{ Names() []string }

// Of returns the source with a name.
func Of(name string) (Source, error) {
	switch name {
	case "":
		return nil, errors.New("which source?")
	case "fixed":
		return fixed{}, nil
	case "given":
		return given{}, nil
	case "listed":
		return listed(os.Args), nil
	case "command":
		return command{}, nil
	}
	return folder{name}, nil
}

type fixed struct{}

func (fixed) Names() []string { return []string{"first", "second"} }

type given struct{ text string }

func (g given) Names() []string { return strings.Fields(g.text) }

type listed []string

func (l listed) Names() []string { return l }

type folder struct{ dir string }

func (f folder) Names() []string {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		log.Print(err)
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

type command struct{}

func (command) Names() []string {
	out, err := exec.Command("names").Output()
	if err != nil {
		log.Print(err)
		return nil
	}
	return strings.Fields(string(out))
}
