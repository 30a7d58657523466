// Package server declares what is used of the server of viant/mcp v0.17.0.
package server

import "context"

type (
	Server struct{}
	Option func(*Server) error
	// Stdio stands for the server of package transport/server/stdio.
	Stdio struct{}
)

func New(options ...Option) (*Server, error) { return nil, nil }

func (s *Server) Stdio(ctx context.Context) *Stdio { return nil }
