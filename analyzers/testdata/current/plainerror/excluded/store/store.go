// Package store fails in more ways than importers are told.
package store

import (
	"errors"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/user"
)

// Get asks for a remote at last.
func Get(remote, kind string) (string, error) {
	if kind == "" {
		return "", errors.New("no kind")
	}
	if _, err := os.Stat(kind); err != nil {
		return "", err
	}
	if _, err := http.Get(kind); err != nil {
		return "", err
	}
	if err := exec.Command(kind).Run(); err != nil {
		return "", err
	}
	if _, err := user.Lookup(kind); err != nil {
		return "", err
	}
	if _, err := net.Dial("tcp", kind); err != nil {
		return "", err
	}
	if _, err := fs.Stat(os.DirFS("."), kind); err != nil {
		return "", err
	}
	if remote != "local" {
		return "", errors.New("no remote")
	}
	return "ok", nil
}
