// Package waiting waits for a database.
package waiting

import (
	"context"
	"net/http"
)

// Waiter is what handlers wait with.
type Waiter interface{ Wait(context.Context) error }

// For waits until a service answers.
func For(ctx context.Context, url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
