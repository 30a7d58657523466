package store

import "context"

// A Note has a title.
type Note struct{ ID, Title string }

// Get returns a note.
func Get(ctx context.Context, s Store, id string) (*Note, error) {
	title, err := s.Title(ctx, id)
	if err != nil {
		return nil, err
	}
	return &Note{id, title}, nil
}

// A Client asks a store.
type Client struct{ s Store }

// Connect returns a client.
func Connect(ctx context.Context, s Store) (*Client, error) {
	if _, err := s.Title(ctx, "first"); err != nil {
		return nil, err
	}
	return &Client{s}, nil
}

// Labels returns those of a note.
func (c *Client) Labels(ctx context.Context, id string) ([]string, error) { return c.s.Labels(ctx, id) }

// Attached is what has become of labels.
type Attached struct {
	Resolved bool
	Labels   []string
}

// Attach attaches labels.
func Attach(ctx context.Context, s Store, id string) Attached {
	labels, err := s.Labels(ctx, id)
	if err != nil {
		return Attached{}
	}
	return Attached{true, labels}
}
