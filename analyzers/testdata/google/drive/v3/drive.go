// Package drive is a service as the library makes them.
package drive

import (
	"context"
	"net/http"

	"google.golang.org/api/option"
)

// A Service is the service.
type Service struct{ Files *FilesService }

// A FilesService is a part of it.
type FilesService struct{}

// A FilesListCall is a call.
type FilesListCall struct{}

// A FileList is what it answers.
type FileList struct{ Kind string }

// NewService returns the service.
func NewService(ctx context.Context, opts ...option.ClientOption) (*Service, error) {
	return &Service{Files: &FilesService{}}, nil
}

// List returns a call.
func (s *FilesService) List() *FilesListCall { return &FilesListCall{} }

// Q says what is looked for.
func (c *FilesListCall) Q(q string) *FilesListCall { return c }

// Do asks.
func (c *FilesListCall) Do() (*FileList, error) {
	resp, err := http.Get("")
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	return &FileList{}, nil
}

// Pages asks for all pages.
func (c *FilesListCall) Pages(ctx context.Context, f func(*FileList) error) error {
	found, err := c.Do()
	if err != nil {
		return err
	}
	return f(found)
}
