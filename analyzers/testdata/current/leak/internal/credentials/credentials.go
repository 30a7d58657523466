// Package credentials reads credentials.
package credentials

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"

	"github.com/goccy/go-yaml"
)

// An Account is one of those who can sign in.
type Account struct{ User, Password string }

type accounts struct {
	Accounts map[string]*Account `yaml:"accounts"`
}

// Load returns an account out of a file.
func Load(path, name string) (*Account, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("there is no file with credentials")
	}
	var all accounts
	if err := yaml.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("parse the credentials of %s: %w", name, err)
	}
	return all.Accounts[name], nil
}

// Find fails in more ways than a package tells of.
func Find(path, name, host, port string) (*Account, error) {
	if name == "" {
		return nil, errors.New("there is no name")
	}
	if host == "" {
		return nil, errors.New("there is no host")
	}
	if _, err := net.LookupHost(host); err != nil {
		return nil, fmt.Errorf("look up %s: %w", host, err)
	}
	if _, err := os.Stat(path); err != nil {
		return nil, err
	}
	if out, err := exec.Command("/opt/check", name).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("check: %w: %s", err, out)
	}
	if _, err := strconv.Atoi(port); err != nil {
		return nil, fmt.Errorf("port: %w", err)
	}
	if _, err := http.Get("http://" + host); err != nil {
		return nil, fmt.Errorf("ask %s: %w", host, err)
	}
	return Load(path, name)
}
