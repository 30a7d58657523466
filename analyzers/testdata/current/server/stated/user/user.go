// Package user registers a handler with a function that uses a stated registrar.
package user

import (
	"context"
	"errors"

	"example.test/server/stated"
	"example.test/server/stated/opaque"
)

func deep(ctx context.Context, in stated.Args) (string, error) { return "", errors.New("no") } // want `^tool of mcp-go by registration$`

// Routes registers it.
func Routes(r *opaque.Router) { stated.Register(r, deep) }
