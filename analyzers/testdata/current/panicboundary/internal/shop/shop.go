// Package shop is the client of a shop.
package shop

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
)

// An Order is paid.
type Order struct {
	ID, Status string
	Customer   *Customer
	Lines      []string
}

// A Customer pays.
type Customer struct{ Name string }

// A Client asks the shop.
type Client struct {
	db   *sql.DB
	base string
}

// Order returns an order, and nil if there is none.
func (c *Client) Order(ctx context.Context, id string) (*Order, error) {
	o := new(Order)
	err := c.db.QueryRowContext(ctx, "select id, status from orders where id = ?", id).Scan(&o.ID, &o.Status)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("order %s: %w", id, err)
	}
	return o, nil
}

// Latest hands on what another method gives.
func (c *Client) Latest(ctx context.Context) (*Order, error) { return c.Order(ctx, "latest") }

// Customer asks the service, which answers 404 for nobody.
func (c *Client) Customer(ctx context.Context, name string) (*Customer, error) {
	resp, err := http.Get(c.base + "/customers/" + name)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	switch resp.StatusCode {
	case http.StatusOK:
	case http.StatusNotFound:
		return nil, nil
	default:
		return nil, errors.New(resp.Status)
	}
	customer := new(Customer)
	if err := json.NewDecoder(resp.Body).Decode(customer); err != nil {
		return nil, err
	}
	return customer, nil
}

// First returns the first order that is open.
func First(orders []*Order) (*Order, error) {
	for _, o := range orders {
		if o.Status == "" {
			return nil, errors.New("an order has no status")
		}
		if o.Status == "open" {
			return o, nil
		}
	}
	return nil, nil
}

// MustHave returns an order, or an error if there is none.
func (c *Client) MustHave(ctx context.Context, id string) (*Order, error) {
	o, err := c.Order(ctx, id)
	if err != nil {
		return nil, err
	}
	if o == nil {
		return nil, fmt.Errorf("there is no order %s", id)
	}
	return o, nil
}

// Copy returns nil only for nil.
func Copy(o *Order) (*Order, error) {
	if o == nil {
		return nil, nil
	}
	c := *o
	return &c, nil
}
