// Package weather asks for the weather.
package weather

import (
	"context"
	"net/http"
)

// Get asks an address.
func Get(ctx context.Context, address string) (string, error) {
	resp, err := http.Get(address)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	return resp.Status, nil
}
