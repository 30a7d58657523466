package main

import "net/http"

// A task is something to find out or do, with what is wrong while the agent tries.
type task struct {
	name, fault string
	call        call
	corrected   *call  // what an agent calls that was told about its arguments
	isNone      string // the words of an answer that says that there is nothing
	store       func(dir string) error
	tracker     func(*world, *http.Request) (*http.Response, error)
	// right are the verdicts that are true and useful. Holds is what a text says that is rightly taken for the answer.
	right []verdict
	holds string
	// least is how many calls somebody needs who knows of the fault.
	least int
}

func readNote(name string) call { return call{"read_note", map[string]any{"name": name}} }

func getTicket(id string) call { return call{"get_ticket", map[string]any{"id": id}} }

// tasks returns the ten tasks.
func tasks() []task {
	corrected := readNote("milk")
	list := call{"list_notes", map[string]any{}}
	const none = "There are no notes"
	return []task{
		{name: "which notes are there?", fault: "the directory cannot be read", call: list, isNone: none, store: unreadable, right: []verdict{givesUp, asks}, least: 1},
		{name: "which notes are there?", fault: "none: there are no notes", call: list, isNone: none, store: empty, right: []verdict{absent}, least: 1},
		{name: "read the note soap", fault: "there is no such note", call: readNote("soap"), store: withNote, right: []verdict{absent}, least: 1},
		{name: "read the note milk", fault: "the first name is not valid: ../milk", call: readNote("../milk"), corrected: &corrected, store: withNote,
			right: []verdict{took}, holds: "Buy milk.", least: 2},
		{name: "what is ticket T-1 about?", fault: "429, Retry-After: 5", call: getTicket("T-1"), tracker: limited, right: []verdict{took}, holds: "on fire", least: 2},
		{name: "what is ticket T-1 about?", fault: "503 once, with a page of a proxy", call: getTicket("T-1"), tracker: restarting, right: []verdict{took}, holds: "on fire", least: 2},
		{name: "what is ticket T-9 about?", fault: "404: there is no such ticket", call: getTicket("T-9"), right: []verdict{absent}, least: 1},
		{name: "what is ticket T-1 about?", fault: "the tracker never answers", call: getTicket("T-1"), tracker: silent, right: []verdict{givesUp, asks}, least: 1},
		{name: "close ticket T-1", fault: "403: the account may not", call: call{"close_ticket", map[string]any{"id": "T-1"}}, tracker: closed,
			right: []verdict{asks, givesUp}, least: 1},
		{name: "which tickets are open?", fault: "500 for one of three", call: call{"open_tickets", map[string]any{}}, tracker: broken, right: []verdict{partial}, least: 1},
	}
}
