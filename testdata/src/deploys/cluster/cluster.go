// Package cluster asks the database of a cluster. It knows nothing of codes.
package cluster

import (
	"context"
	"database/sql"
	"fmt"
)

// A Cluster is where deployments run.
type Cluster struct{ db *sql.DB }

// Open opens the database of a cluster.
func Open(dsn string) *Cluster {
	db, err := sql.Open("postgres", dsn)
	if err != nil {
		panic(err)
	}
	return &Cluster{db}
}

// Image returns the image that a deployment runs.
func (c *Cluster) Image(ctx context.Context, id string) (image string, err error) {
	if err := c.db.QueryRowContext(ctx, "SELECT image FROM deployments WHERE id = $1", id).Scan(&image); err != nil {
		return "", fmt.Errorf("image of %s: %w", id, err)
	}
	return image, nil
}

// Ping asks whether the cluster is there.
func (c *Cluster) Ping(ctx context.Context) error { return c.db.PingContext(ctx) }

// Probe asks a deployment whether it is well.
func (c *Cluster) Probe(ctx context.Context, id string) error {
	_, err := c.db.ExecContext(ctx, "SELECT probe($1)", id)
	return err
}

// Restart starts a deployment again.
func (c *Cluster) Restart(ctx context.Context, id string) error {
	_, err := c.db.ExecContext(ctx, "UPDATE deployments SET restarted = now() WHERE id = $1", id)
	return err
}
