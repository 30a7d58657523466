// Package customsearch is a service as the library makes them.
package customsearch

import (
	"context"
	"net/http"

	"google.golang.org/api/option"
)

// A Service is the service.
type Service struct{ Cse *CseService }

// A CseService is a part of it.
type CseService struct{}

// A CseListCall is a call.
type CseListCall struct{}

// A Search is what it answers.
type Search struct{ Kind string }

// NewService returns the service.
func NewService(ctx context.Context, opts ...option.ClientOption) (*Service, error) {
	return &Service{Cse: &CseService{}}, nil
}

// List returns a call.
func (s *CseService) List() *CseListCall { return &CseListCall{} }

// Q says what is looked for.
func (c *CseListCall) Q(q string) *CseListCall { return c }

// Do asks.
func (c *CseListCall) Do() (*Search, error) {
	resp, err := http.Get("")
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	return &Search{}, nil
}

// Pages asks for all pages.
func (c *CseListCall) Pages(ctx context.Context, f func(*Search) error) error {
	found, err := c.Do()
	if err != nil {
		return err
	}
	return f(found)
}
