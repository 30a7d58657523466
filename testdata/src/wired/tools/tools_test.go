package tools

import (
	"context"
	"os"
	"testing"
)

// double loses every failure: that is no concern of the program.
type double struct{ Desk }

func (double) Closed() ([]string, error) {
	data, err := os.ReadFile("closed.txt")
	if err != nil {
		return nil, nil
	}
	return []string{string(data)}, nil
}

func TestClosed(t *testing.T) {
	h := handlers{double{}}
	if _, err := h.desk.Closed(); err != nil {
		t.Fatal(err)
	}
	if remarksOf(context.Background(), double{}) != nil {
		t.Fatal("remarks")
	}
}
