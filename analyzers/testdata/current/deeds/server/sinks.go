package server

import (
	"context"

	"example.test/deeds/service"
)

// sinks puts something into a sink of which there are five: who prints is told, and who is a stub is not.
func sinks(s service.Sink) func(ctx context.Context, req *request) (*result, error) {
	return func(ctx context.Context, req *request) (*result, error) {
		s.Put("a") // want `^sinks\$1: writes by fmt.Println service.Printed.Put sink.go:25$`
		return &result{}, nil
	}
}
