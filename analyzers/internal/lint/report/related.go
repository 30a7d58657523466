package report

import (
	"fmt"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/rule"
)

// How the messages begin of related places that outputs show in a way of their own.
const (
	// CausePrefix begins the place where one edit mends the finding, and others with it:
	// findings of a category that have it in common are told as one.
	CausePrefix = "cause: "
	// OriginPrefix begins the place where an error, or a text, comes from. It is the cause
	// of findings that have it in common and name no other.
	OriginPrefix = "origin: "
	// StepPrefix begins a place through which it comes.
	StepPrefix = "returned through "
	// HandlerPrefix begins the handler of a tool that answers with what the finding is about,
	// where that is elsewhere. The finding stands for all of them.
	HandlerPrefix = "answered by "
	// HelpPrefix begins what to do instead, at the place of the finding itself.
	HelpPrefix = rule.HelpPrefix
	// SeesPrefix begins what the agent gets, likewise.
	SeesPrefix = rule.SeesPrefix
	// WirePrefix begins the message on the wire, likewise, and AfterPrefix the one after the remedy.
	WirePrefix  = rule.WirePrefix
	AfterPrefix = rule.AfterPrefix
)

// Likewise says in how many places more than the one of a finding the same is so, as in " (and 2
// other places)". It is empty if there are none. Outputs count the places of a finding by these words.
func Likewise(more int) string {
	switch more {
	case 0:
		return ""
	case 1:
		return " (and 1 other place)"
	}
	return fmt.Sprintf(" (and %d other places)", more)
}
