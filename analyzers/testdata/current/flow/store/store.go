// Package store uses package client.
package store

import (
	"context"
	"fmt"

	"example.test/flow/client"
	"example.test/flow/made"
)

type Rows interface {
	Row(ctx context.Context) (string, error)
}

func Name(ctx context.Context, c *client.Client) (string, error) { // want Name:`^fails\(-, plain fmt\.Errorf \[infrastructure database/sql\.\(\*Row\)\.Scan kept shown\]\)$`
	name, err := c.Row(ctx)
	if err != nil {
		return "", fmt.Errorf("no name: %w", err)
	}
	return name, nil
}

func Behind(ctx context.Context, rows Rows) error { // want Behind:`^fails\(infrastructure database/sql\.\(\*Row\)\.Scan\)$`
	_, err := rows.Row(ctx)
	return err
}

func Kept() error { return made.Keep(made.New()) } // want Kept:`^fails\(plain fmt\.Errorf \[plain errors\.New kept shown\]\)$`

func Dropped() error { return made.Drop(made.Unchanged()) } // want Dropped:`^fails\(plain errors\.New\)$`

func Forwarded() error { return made.Forward("x: %w", made.Unchanged()) } // want Forwarded:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\]\)$`

func Gone() error { return made.ErrGone } // want Gone:`^fails\(plain example\.test/flow/made\.ErrGone\)$`
