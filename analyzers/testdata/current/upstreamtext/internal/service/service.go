// Package service is what handlers call. It stands on package client.
package service

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"

	"example.test/upstreamtext/internal/client"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// Service is a service.
type Service struct{ DB *sql.DB }

// Load returns what the package below returns.
func (s *Service) Load(ctx context.Context, id string) (string, error) {
	return client.Row(ctx, s.DB, id)
}

// Download wraps what the package below wraps.
func (s *Service) Download(ctx context.Context, url string) (*http.Response, error) {
	resp, err := client.Get(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("download: %w", err)
	}
	return resp, nil
}

// Config shows what the package below shows.
func (s *Service) Config(name string) ([]byte, error) {
	data, err := client.Read(name)
	if err != nil {
		return nil, fmt.Errorf("config: %s", err)
	}
	return data, nil
}

// Start returns an error of a process.
func (s *Service) Start(ctx context.Context, name string) error {
	return client.Run(ctx, name)
}

// Safe returns an error that shows nothing.
func (s *Service) Safe(ctx context.Context, name string) error {
	if err := client.Hidden(ctx, name); err != nil {
		return fmt.Errorf("start: %w", err)
	}
	return nil
}

// Coded shows the error of the database in a coded one.
func (s *Service) Coded(ctx context.Context, id string) (string, error) {
	name, err := client.Row(ctx, s.DB, id)
	if err != nil {
		return "", taxonomy.DatabaseError("The database failed: " + err.Error())
	}
	return name, nil
}

// Failure makes a coded error that shows nothing out of any error.
func Failure(err error) error {
	return taxonomy.InternalError("The service failed.", taxonomy.Cause(err))
}
