// Package desk is a server of a help desk, written as many are: it compiles, its happy path works, and
// what it answers when something fails nobody has looked at. It keeps notes in a directory and asks a
// tracker for tickets.
package desk

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strings"

	"github.com/mcperrlint/mcperrlint/examples/notes"
)

// A Desk is what the servers serve.
type Desk struct {
	Dir     string       // of the notes
	Tracker *http.Client // for the tickets
}

const tracker = "https://tracker.example.test"

type ticket struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

func (d Desk) listNotes() string {
	entries, err := os.ReadDir(d.Dir)
	if err != nil {
		return "There are no notes."
	}
	if len(entries) == 0 {
		return "There are no notes."
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return "Notes: " + strings.Join(names, ", ")
}

func (d Desk) readNote(name string) (string, error) { return notes.NewStore(d.Dir).Read(name) }

func (d Desk) ticket(ctx context.Context, id string) (ticket, error) {
	var t ticket
	err := d.get(ctx, "/tickets/"+url.PathEscape(id), &t)
	return t, err
}

func (d Desk) openTickets(ctx context.Context) (string, error) {
	var ids []string
	if err := d.get(ctx, "/open", &ids); err != nil {
		return "", err
	}
	var lines []string
	for _, id := range ids {
		t, err := d.ticket(ctx, id)
		if err != nil {
			continue
		}
		lines = append(lines, t.ID+": "+t.Title)
	}
	return fmt.Sprintf("%d open tickets\n%s", len(lines), strings.Join(lines, "\n")), nil
}

func (d Desk) closeTicket(ctx context.Context, id string) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, tracker+"/tickets/"+url.PathEscape(id)+"/close", nil)
	if err != nil {
		return err
	}
	response, err := d.Tracker.Do(request)
	if err != nil {
		return err
	}
	return response.Body.Close()
}

func (d Desk) get(ctx context.Context, path string, into any) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, tracker+path, nil)
	if err != nil {
		return err
	}
	response, err := d.Tracker.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("tracker: %s", response.Status)
	}
	return json.NewDecoder(response.Body).Decode(into)
}
