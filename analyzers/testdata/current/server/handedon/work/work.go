// Package work does the work of tools. It knows no library.
package work

import (
	"context"
	"errors"
)

type In struct{ Name string }

func Get(ctx context.Context, in In) (string, error) { return "", errors.New("no") }

func Put(ctx context.Context, in In) (string, error) { return "", errors.New("no") }

func Own(ctx context.Context, in In) (string, error) { return "", errors.New("no") }

func List(ctx context.Context, in In) (string, error) { return "", errors.New("no") }

func Both(ctx context.Context, in In) (string, error) { return "", errors.New("no") }
