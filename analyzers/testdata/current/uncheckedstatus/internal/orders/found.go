// Package orders asks a service for orders, and finds that it refuses.
package orders

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"strings"
)

// URL is where the service is.
const URL = "https://orders.example.test"

// An Order is what the service knows.
type Order struct{ ID, State string }

// ListOrNil makes no orders of a refusal.
func ListOrNil(ctx context.Context) ([]Order, error) {
	resp, err := get(ctx, "/orders")
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 400 {
		return nil, nil
	}
	var orders []Order
	err = json.NewDecoder(resp.Body).Decode(&orders)
	return orders, err
}

// StateOrEmpty makes an empty text of it.
func StateOrEmpty(ctx context.Context, id string) (string, error) {
	resp, err := get(ctx, "/orders/"+id)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		slog.WarnContext(ctx, "no state", "id", id, "status", resp.Status)
		return "", nil
	}
	var order Order
	err = json.NewDecoder(resp.Body).Decode(&order)
	return order.State, err
}

// CountOrZero makes 0 of it.
func CountOrZero(ctx context.Context) (int, error) {
	resp, err := get(ctx, "/orders")
	if err != nil {
		return 0, err
	}
	defer resp.Body.Close()
	if resp.StatusCode > 299 {
		return 0, nil
	}
	var orders []Order
	if err := json.NewDecoder(resp.Body).Decode(&orders); err != nil {
		return 0, err
	}
	return len(orders), nil
}

// StatesOrEmpty makes an empty map of it.
func StatesOrEmpty(ctx context.Context) (map[string]string, error) {
	resp, err := get(ctx, "/states")
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	if resp.StatusCode < 200 || resp.StatusCode > 299 {
		return map[string]string{}, nil
	}
	states := make(map[string]string)
	err = json.NewDecoder(resp.Body).Decode(&states)
	return states, err
}

// Copied copies whatever comes.
func Copied(ctx context.Context) (string, error) {
	resp, err := get(ctx, "/report")
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	var text bytes.Buffer
	if _, err := io.Copy(&text, resp.Body); err != nil {
		return "", err
	}
	return text.String(), nil
}

// Posted sends an order, and answers with what came back.
func Posted(ctx context.Context, id string) (string, error) {
	resp, err := http.Post(URL+"/orders", "application/json", strings.NewReader(`{"id":"`+id+`"}`))
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return "", err
	}
	return strings.TrimSpace(string(body)), nil
}

// Limited reads the beginning of whatever comes.
func Limited(ctx context.Context) (string, error) {
	resp, err := get(ctx, "/report")
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(io.LimitReader(resp.Body, 1024))
	return string(body), err
}

func get(ctx context.Context, path string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, URL+path, nil)
	if err != nil {
		return nil, err
	}
	return http.DefaultClient.Do(req)
}
