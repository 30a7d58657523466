// Package drafts writes contracts of tools from what their code can do. Of
//
//	if in.Name == "" {
//		return nil, errors.New("pass the name of a note")
//	}
//	note, err := store.Find(in.Name)
//	if errors.Is(err, store.ErrNotFound) {
//		return nil, err
//	}
//
// it makes
//
//	var readNoteFailures = contract.Contract{
//		{
//			Reason:   "name_missing",
//			Code:     taxonomy.CodeValidationError,
//			When:     "Pass the name of a note.",
//			Recovery: "TODO: say what the agent can do next.",
//		},
//		{
//			Reason:   "not_found",
//			…
//
// What the program says of a failure is taken as it is; the rest is derived: the reason from a sentinel, the
// condition or the text, the code from these words. The recovery is left for the author, and the rule contractshape
// reports it until somebody has written it.
//
// [Of] makes a [Draft] of a tool, without syntax or types. [Writing] puts drafts into the source.
//
// Read draft.go, reason.go, condition.go, code.go and sentence.go for the draft; then literal.go, place.go,
// registry.go and writing.go.
package drafts

import (
	"regexp"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// maxEntries is how many failures a draft has at most. No author reads more.
const maxEntries = 100

// A Draft is the contract of a tool as far as its code says it.
type Draft struct {
	// Tool is the name of the tool.
	Tool string
	// Entries are the failures, in the order in which they are known. Recoveries are empty, unless the program
	// says them.
	Entries []contract.Failure
	// Common are what fails in ways in which any tool can fail: "os.ReadFile". A contract need not declare these.
	Common []string
	// Rest is how many more failures there are.
	Rest int
}

// Of returns the draft of a tool.
func Of(tool failures.Tool) Draft {
	d := Draft{Tool: tool.Name}
	for _, f := range tool.Failures {
		if !reaches(f) || contract.Reserved(f.Reason) {
			continue
		}
		if !isOwn(f) {
			if f.What != failures.BadArguments && f.What != "" && !slices.Contains(d.Common, f.What) {
				d.Common = append(d.Common, f.What)
			}
			continue
		}
		if entry := entryOf(f, tool.Package); f.Reason == "" || d.index(f.Reason) < 0 {
			d.add(entry) // errors that have the same reason have one entry, whatever their codes
		}
	}
	return d
}

// reaches reports whether a failure is an answer that the client reads as one, so that a reason can be in it.
func reaches(f failures.Failure) bool {
	switch f.Arrives.As {
	case failures.ErrorResult, failures.ProtocolError, failures.FailedTask, failures.Told, failures.UnknownForm:
		return !f.Logged
	}
	return false
}

// isOwn reports whether the program says anything of a failure itself: a condition, a reason, a code that not every
// tool has, a sentinel or words. Arguments that do not fit the schema are the library's.
func isOwn(f failures.Failure) bool {
	code, known := taxonomy.ParseCode(f.Code)
	if f.What == failures.BadArguments {
		return false
	}
	return f.When != "" && f.What == f.When || f.Reason != "" || known && !contracts.Baseline(code) || sentinelOf(f) != "" || saysWhat(f.Text)
}

// add adds an entry, unless there is one that says the same. Reasons are told apart by their codes, or else by
// numbers: list_jobs_failed and list_jobs_not_found.
func (d *Draft) add(entry contract.Failure) {
	reason := entry.Reason
	if i := d.index(reason); i >= 0 && d.Entries[i].Code != entry.Code && entry.Code != taxonomy.CodeInternalError {
		entry.Reason = snake([]string{strings.TrimSuffix(reason, "_failed"), entry.Code.String()})
		reason = entry.Reason
	}
	for n := 2; ; n++ {
		i := d.index(entry.Reason)
		if i < 0 {
			break
		}
		if d.Entries[i].Code == entry.Code {
			return
		}
		entry.Reason = numbered(reason, n)
	}
	if len(d.Entries) == maxEntries {
		d.Rest++
		return
	}
	d.Entries = append(d.Entries, entry)
}

// index returns the index of the entry with a reason, or -1.
func (d *Draft) index(reason string) int {
	return slices.IndexFunc(d.Entries, func(other contract.Failure) bool { return other.Reason == reason })
}

// entryOf returns the entry for a failure of a handler in a package.
func entryOf(f failures.Failure, handler string) contract.Failure {
	code := codeOf(f)
	entry := contract.Failure{Reason: reasonOf(f, code), Code: code, When: sentenceOf(f, code), Recovery: f.Recovery}
	switch {
	case f.Retry == taxonomy.RetryYes.String() && !code.Retryable():
		entry.Retry = taxonomy.RetryYes
	case f.Retry == taxonomy.RetryNo.String() && code.Retryable():
		entry.Retry = taxonomy.RetryNo
	}
	if f.Reason != "" && !isIn(f.Function, handler) {
		entry.ThrownBy = contract.Service
	}
	return entry
}

// packageOf matches the package in the name of a function: "store.(*Store).Load", "store.Load".
var packageOf = regexp.MustCompile(`^(?:.*/)?([\w-]+)\.`)

// isIn reports whether a function, as failures name it, is of the package with an import path, as far as the name
// tells.
func isIn(function, path string) bool {
	of, base := packageOf.FindStringSubmatch(function), packageOf.FindStringSubmatch(path+".")
	return of == nil || base == nil || of[1] == base[1]
}
