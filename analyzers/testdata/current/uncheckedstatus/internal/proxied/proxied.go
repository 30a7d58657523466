// Package proxied asks a service by a client of another module.
package proxied

import (
	"encoding/json"
	"errors"
	"net/http"

	"outside.test"
)

type client interface {
	ProxyRequest(path string) (*http.Response, error)
	Download(path string) (*http.Response, error)
}

// A Service hands on what its client got.
type Service struct{ c client }

// New returns a service with the client of another module.
func New() *Service { return &Service{c: new(outside.Client)} }

// Proxy hands a response on.
func (s *Service) Proxy(path string) (*http.Response, error) { return s.c.ProxyRequest(path) }

// Download hands on one of a success.
func (s *Service) Download(path string) (*http.Response, error) { return s.c.Download(path) }

// Proxied is a service whose status is tested before it is handed on.
type Proxied struct{ Service }

// Proxy tests the status.
func (s *Proxied) Proxy(path string) (*http.Response, error) {
	resp, err := s.Service.Proxy(path)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode >= 400 {
		return nil, errors.New(resp.Status)
	}
	return resp, nil
}

// A Page is what the service answers.
type Page struct {
	Title   string
	Problem string
}

// Title decodes a page.
func Title(url string) (string, error) {
	resp, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	var p Page
	if err := json.NewDecoder(resp.Body).Decode(&p); err != nil {
		return "", err
	}
	return p.Title, nil
}

// Load decodes a page, which tells of failures in a field.
func Load(url string) (Page, error) {
	resp, err := http.Get(url)
	if err != nil {
		return Page{}, err
	}
	defer resp.Body.Close()
	var p Page
	err = json.NewDecoder(resp.Body).Decode(&p)
	return p, err
}

// Titles decodes a list: an object is none.
func Titles(url string) ([]string, error) {
	resp, err := http.Get(url)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	var list []string
	if err := json.NewDecoder(resp.Body).Decode(&list); err != nil {
		return nil, err
	}
	return list, nil
}
