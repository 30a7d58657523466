package lockfile

import (
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// Of returns the lock of the tools of a program whose packages have some paths. It keeps the places, which
// the file does not get.
func Of(tools []failures.Tool, paths []string) *Lock {
	l := new(Lock)
	own := ownerOf(tools, paths)
	for _, t := range tools {
		made := Tool{Kind: kindOf(t.Kind), Name: valid(t.Name), Unknown: len(t.Unknown) > 0, Failures: []Failure{}, At: t.At, Handler: t.Package + "." + t.Function}
		for _, f := range t.Failures {
			made.Failures = append(made.Failures, failureOf(f, own))
		}
		l.Tools = append(l.Tools, made)
	}
	l.ordered()
	return l
}

func failureOf(f failures.Failure, own owner) Failure {
	fails := own.fails(f.What)
	test := f.When == f.What && f.What != ""
	if test {
		fails = "" // a test, such as workspace.Locked, which looks like a call
	}
	return Failure{
		Fails: valid(fails), Arrives: f.Arrives.As, RPCCode: f.Arrives.Code, OwnCode: f.Arrives.OwnCode, Unsure: f.Arrives.Unsure,
		Code: valid(f.Code), Reason: valid(f.Reason), Retry: valid(f.Retry), Wait: valid(f.Wait), Recovery: valid(f.Recovery), Text: valid(f.Text),
		Declared: f.Declared, Foreign: f.Foreign, Kept: f.Kept, Logged: f.Logged, At: f.At, What: f.What, Test: test,
	}
}

// valid returns a text as it is after it was written and read: JSON has no bytes that are no UTF-8.
func valid(text string) string { return strings.ToValidUTF8(text, "\ufffd") }
