// Package work does the work of tools.
package work

import (
	"context"
	"errors"

	"example.test/protocolerror/leaky/api"
)

func Get(ctx context.Context, name string) (*api.Result, error) { return nil, errors.New("no") }

func Put(ctx context.Context, name string) (*api.Result, error) { return nil, errors.New("no") }

func Read(ctx context.Context, name string) (*api.Result, error) { return nil, errors.New("no") }

func Write(ctx context.Context, name string) (*api.Result, error) { return nil, errors.New("no") }
