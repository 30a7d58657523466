// Package lockfile keeps in a file what the tools of a server answer when something fails, so that a review
// shows when that changes:
//
//	{
//		"version": 1,
//		"packages": ["./..."],
//		"accepted": [
//			{"change": "code-changed", "tool": "delete_note", "reason": "no client has read it"}
//		],
//		"tools": [
//			{
//				"kind": "tool",
//				"name": "delete_note",
//				"failures": [
//					{"fails": "os.Remove", "arrives": "error result", "code": "internal", "text": "delete note: …"}
//				]
//			}
//		]
//	}
//
// A tool is known by its kind and name, a failure by all that its line says. Several places that fail in the
// same way have one line, with a count. Lines, files, and names of functions and variables of the program are not in it, so that moved or
// renamed code changes nothing. That a client cannot see is left out as well: which SDK is used, and
// whether the SDK decodes the arguments.
//
// Read identity.go, of.go, encode.go, decode.go and shape.go in this order.
package lockfile

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// Name is the name of the file, if no other is given.
const Name = "mcp-failures.lock.json"

// A Lock is what a server answers when something fails.
type Lock struct {
	// Packages are the patterns of the packages for which it was made.
	Packages []string
	// Accepted are changes that somebody wants, with the reasons. Nothing but people change it.
	Accepted []Acceptance
	// Tools are the tools, prompts and resources, in the order of [CompareTools].
	Tools []Tool
}

// An Acceptance says why some changes are wanted.
type Acceptance struct {
	// Change is the category of the changes.
	Change string `json:"change"`
	// Tool is the name of the tool that changes.
	Tool string `json:"tool"`
	// Failure is what fails, or the text of the failure, as it was or as it is. Empty means any.
	Failure string `json:"failure,omitempty"`
	// Reason is why.
	Reason string `json:"reason"`
}

// A Tool is a tool, prompt or resource.
type Tool struct {
	// Kind is "tool", "prompt", "resource" and the like, as clients know it.
	Kind string `json:"kind"`
	// Name is the name under which it is registered, or "" if that is not known. Several servers of a
	// program may have tools of one name.
	Name string `json:"name"`
	// Unknown says that something could not be followed.
	Unknown bool `json:"unknown,omitempty"`
	// Failures are those that are known, equal ones once, in the order of [CompareFailures].
	Failures []Failure `json:"failures"`
	// At is the place of the handler and Handler its name, unless the tool was read from a file.
	At      failures.Place `json:"-"`
	Handler string         `json:"-"`
}

// A Failure is one way in which a tool fails, with all that a client may rely on.
type Failure struct {
	// Fails is the call that fails, such as "os.Remove", unless it is one of a function of the program.
	Fails string `json:"fails,omitempty"`
	// Arrives is the form in which it arrives.
	Arrives failures.Form `json:"arrives"`
	// RPCCode is the code of a JSON-RPC error, OwnCode that the error itself says it.
	RPCCode int  `json:"rpcCode,omitempty"`
	OwnCode bool `json:"ownCode,omitempty"`
	// Unsure says that something on the way may change the form.
	Unsure bool `json:"unsure,omitempty"`
	// Code, Reason, Retry, Wait and Recovery are what the program says of it.
	Code     string `json:"code,omitempty"`
	Reason   string `json:"reason,omitempty"`
	Retry    string `json:"retry,omitempty"`
	Wait     string `json:"wait,omitempty"`
	Recovery string `json:"recovery,omitempty"`
	// Text is what can be read in it.
	Text string `json:"text,omitempty"`
	// Declared says whether the contract of the tool declares it.
	Declared failures.Declared `json:"declared,omitempty"`
	// Foreign, Kept and Logged are as in [failures.Failure].
	Foreign bool `json:"foreign,omitempty"`
	Kept    bool `json:"kept,omitempty"`
	Logged  bool `json:"logged,omitempty"`
	// Count is the number of places, or 0 for one.
	Count int `json:"count,omitempty"`
	// At is the first place and What what fails there, unless it was read from a file. Test says that What is a test that
	// the program makes.
	At   failures.Place `json:"-"`
	What string         `json:"-"`
	Test bool           `json:"-"`
}

// String says how much is in it.
func (l *Lock) String() string {
	failures := 0
	for _, t := range l.Tools {
		failures += len(t.Failures)
	}
	return counted(len(l.Tools), "tool, prompt or resource", "tools, prompts and resources") + " with " + counted(failures, "failure", "failures")
}

func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// Equal reports whether two locks give the same file.
func (l *Lock) Equal(other *Lock) (bool, error) {
	a, errA := l.Encode()
	b, errB := other.Encode()
	return bytes.Equal(a, b), errors.Join(errA, errB)
}

// Identity returns what an agent gets: the failure without its places, and without their number.
func (f Failure) Identity() Failure {
	f.At, f.What, f.Test, f.Count = failures.Place{}, "", false, 0
	return f
}

// Places returns the number of places.
func (f Failure) Places() int { return max(f.Count, 1) }

// CompareFailures orders failures by what the file says of them, and equal ones by their places.
func CompareFailures(a, b Failure) int {
	return cmp.Or(
		cmp.Compare(a.Fails, b.Fails), cmp.Compare(a.Code, b.Code), cmp.Compare(a.Reason, b.Reason), cmp.Compare(a.Text, b.Text),
		cmp.Compare(a.Arrives, b.Arrives), cmp.Compare(a.RPCCode, b.RPCCode), compareBools(a.OwnCode, b.OwnCode), compareBools(a.Unsure, b.Unsure),
		cmp.Compare(a.Retry, b.Retry), cmp.Compare(a.Wait, b.Wait), cmp.Compare(a.Recovery, b.Recovery), cmp.Compare(a.Declared, b.Declared),
		compareBools(a.Foreign, b.Foreign), compareBools(a.Kept, b.Kept), compareBools(a.Logged, b.Logged),
		comparePlaces(a.At, b.At), cmp.Compare(a.What, b.What),
	)
}

// CompareTools orders tools by kind and name, those of one name by what they answer, and equal ones by
// their places.
func CompareTools(a, b Tool) int {
	return cmp.Or(
		cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name), compareBools(a.Unknown, b.Unknown),
		slices.CompareFunc(a.Failures, b.Failures, func(a, b Failure) int {
			return cmp.Or(CompareFailures(a.Identity(), b.Identity()), cmp.Compare(a.Places(), b.Places()))
		}),
		comparePlaces(a.At, b.At),
	)
}

func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

func comparePlaces(a, b failures.Place) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
}

// ordered puts a lock into its order, with equal failures of a tool as one.
func (l *Lock) ordered() {
	for i, t := range l.Tools {
		slices.SortFunc(t.Failures, CompareFailures)
		l.Tools[i].Failures = together(t.Failures)
	}
	slices.SortFunc(l.Tools, CompareTools)
}

// together makes one of failures that are equal, which stand beside each other.
func together(list []Failure) []Failure {
	made := list[:0]
	for _, f := range list {
		last := len(made) - 1
		if last >= 0 && made[last].Identity() == f.Identity() {
			made[last].Count = min(made[last].Places()+f.Places(), mostPlaces)
			continue
		}
		made = append(made, f)
	}
	return made
}

// mostPlaces is the largest count, which no program reaches.
const mostPlaces = 1 << 20
