// Package desk is a server of a help desk, as mcperrlint wants it: what the agent reads of a failure says
// what has failed, whether to try again, and what to do. It keeps notes in a directory and asks a tracker
// for tickets.
package desk

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/examples/notes"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A Desk is what the servers serve.
type Desk struct {
	Dir     string       // of the notes
	Tracker *http.Client // for the tickets
}

const tracker = "https://tracker.example.test"

// The failures of the tools.
var (
	noteMissing = contract.Failure{
		Reason: "note_missing", Code: taxonomy.CodeNotFound, When: "There is no note with this name.",
		Recovery: "Call list_notes to see which notes there are.",
	}
	badName = contract.Failure{
		Reason: "bad_name", Code: taxonomy.CodeValidationError, When: "The name is not a single word.",
		Recovery: "Call the tool again with one word as the name.",
	}
	ticketMissing = contract.Failure{
		Reason: "ticket_missing", Code: taxonomy.CodeNotFound, When: "There is no ticket with this ID.",
		Recovery: "Call open_tickets to see which tickets are open.",
	}
	notAllowed = contract.Failure{
		Reason: "not_allowed", Code: taxonomy.CodeForbidden, When: "The tracker does not let this user do that.",
		Recovery: "Ask the user for somebody who may do that.",
	}
	tooMany = contract.Failure{
		Reason: "too_many", Code: taxonomy.CodeRateLimited, When: "The tracker has had too many requests.",
		Recovery: "Wait as long as this answer says, then call the tool again.",
	}
)

var (
	noteFailures   = contract.Contract{noteMissing, badName}
	ticketFailures = contract.Contract{ticketMissing, notAllowed, tooMany}
)

type ticket struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

func (d Desk) listNotes() (string, error) {
	entries, err := os.ReadDir(d.Dir)
	if err != nil {
		return "", err
	}
	if len(entries) == 0 {
		return "There are no notes.", nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return "Notes: " + strings.Join(names, ", "), nil
}

func (d Desk) readNote(name string) (string, error) {
	text, err := notes.NewStore(d.Dir).Read(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", noteMissing.Fail("", taxonomy.Cause(err))
	case errors.Is(err, notes.ErrBadName):
		return "", badName.Fail("", taxonomy.Cause(err))
	}
	return text, err
}

func (d Desk) ticket(ctx context.Context, id string) (ticket, error) {
	var t ticket
	err := d.ask(ctx, http.MethodGet, "/tickets/"+url.PathEscape(id), &t)
	return t, err
}

func (d Desk) openTickets(ctx context.Context) (string, error) {
	var ids []string
	if err := d.ask(ctx, http.MethodGet, "/open", &ids); err != nil {
		return "", err
	}
	var lines, unread []string
	for _, id := range ids {
		t, err := d.ticket(ctx, id)
		if err != nil {
			unread = append(unread, id)
			continue
		}
		lines = append(lines, t.ID+": "+t.Title)
	}
	text := fmt.Sprintf("%d open tickets\n%s", len(ids), strings.Join(lines, "\n"))
	if len(unread) > 0 {
		text += "\nThese could not be read, so the list is incomplete: " + strings.Join(unread, ", ")
	}
	return text, nil
}

func (d Desk) closeTicket(ctx context.Context, id string) error {
	return d.ask(ctx, http.MethodPost, "/tickets/"+url.PathEscape(id)+"/close", nil)
}

// ask asks the tracker. Without a place for it, the answer is not read.
func (d Desk) ask(ctx context.Context, method, path string, into any) error {
	request, err := http.NewRequestWithContext(ctx, method, tracker+path, nil)
	if err != nil {
		return err
	}
	response, err := d.Tracker.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	switch status := response.StatusCode; {
	case status == http.StatusNotFound:
		return ticketMissing.Fail("")
	case status == http.StatusForbidden:
		return notAllowed.Fail("")
	case status == http.StatusTooManyRequests:
		wait, err := time.ParseDuration(response.Header.Get("Retry-After") + "s")
		if err != nil || wait <= 0 {
			wait = time.Minute
		}
		return tooMany.Fail("", taxonomy.RetryAfter(wait))
	case status != http.StatusOK:
		return taxonomy.Upstream("The tracker cannot answer at the moment.", status)
	case into == nil:
		return nil
	}
	return json.NewDecoder(response.Body).Decode(into)
}
