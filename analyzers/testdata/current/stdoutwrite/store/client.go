package store

import "fmt"

// Client calls something far, one call after the other.
type Client struct{ queue *queue }

// Teams writes far from here.
func (c *Client) Teams() error { return c.queue.enqueue(func() error { return nil }) }

// Hello writes itself.
func (c Client) Hello() { fmt.Println("hello") }

type queue struct{}

func (q *queue) enqueue(call func() error) error {
	fmt.Println("queued")
	return call()
}
