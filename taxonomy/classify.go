package taxonomy

import "context"

// Classify returns the coded error for any error: by its type, by an adapter
// or, last, by its text. It returns nil only for nil and never panics. It keeps
// err as the cause, so [errors.Is] and [errors.As] still work. The message is
// written for the agent and contains no text of a foreign error.
//
// The first that knows the error decides:
//
//  1. a *Error in its tree, outermost first, which keeps its code; one with an
//     invalid code becomes an internal error that says so;
//  2. [context.Canceled], which is a cancelled request;
//  3. the adapters that are given, in their order;
//  4. the error types of the standard library;
//  5. the adapters of this package that were not given already, see [Adapter];
//  6. any other network error;
//  7. the names of error types, then the text of the message;
//  8. otherwise it is an internal error.
//
// A coded error that was read from another server says what that server says,
// so the agent gets its code and not its words; see [Error.Remote].
//
// An adapter that panics or returns an invalid error is skipped, and named in
// the extra data under "adapter_failures".
func Classify(err error, adapters ...Adapter) *Error {
	var unknown context.Context
	return Classifier{Adapters: adapters}.Classify(unknown, err)
}

// ClassifyContext is [Classify] with the context of the request. If that
// context was cancelled, the failure is a cancelled request, whatever err says:
// nobody waits for the answer. The message of a coded error is kept for logs.
// If it was not cancelled, a [context.Canceled] comes from a deadline or
// failure further down and is a timeout.
func ClassifyContext(ctx context.Context, err error, adapters ...Adapter) *Error {
	return Classifier{Adapters: adapters}.Classify(ctx, err)
}

// cancelledBy returns the cancelled request in the course of which err came up.
func cancelledBy(err error) *Error {
	e := &Error{Code: CodeRequestCancelled, Message: CodeRequestCancelled.Phrase(), cause: finite(err)}
	if coded := codedIn(tree(err)); coded != nil && !coded.remote {
		e.Message = coded.Error()
	}
	return e
}

// decide finds the code of an error that is not nil.
func (c Classifier) decide(err error, cancelled Code) *Error {
	if e, ok := err.(*Error); ok {
		if e == nil {
			return refuse("a nil *taxonomy.Error was returned as an error", nil)
		}
		if e.Code.Known() {
			return e
		}
	}
	var buffer [8]error
	seen := appendTree(buffer[:0], err)
	e := codedIn(seen)
	if e == nil && holds(seen, context.Canceled) {
		e = &Error{Code: cancelled, Message: cancelled.Phrase()}
	}
	if e == nil {
		e = c.byAdapters(err, seen)
	}
	e.cause = finite(err)
	return e
}

// codedIn returns a copy of the outermost coded error, or nil.
func codedIn(seen []error) *Error {
	for _, n := range seen {
		if d, ok := n.(declared); ok {
			return made(d)
		}
		if coded, ok := n.(*Error); ok && coded != nil {
			found := *coded
			if !found.Code.Known() {
				found.refusef("unknown code %d", int(found.Code))
				found.settle()
			}
			return &found
		}
	}
	return nil
}

// made returns the error that a declared failure stands for.
func made(d declared) (e *Error) {
	if safely(func() { e = d.Fail("") }) != nil || e == nil {
		e = refuse("a declared failure made no error", nil)
	}
	return e
}

func holds(seen []error, target error) bool {
	for _, n := range seen {
		if same(n, target) {
			return true
		}
	}
	return false
}

// byAdapters runs steps 3 to 8 of Classify.
func (c Classifier) byAdapters(err error, seen []error) *Error {
	var failures []string
	if e := adapt(err, c.Adapters, &failures); e != nil {
		return noteFailures(e, failures)
	}
	if v := standardError(seen); v != nil {
		return noteFailures(unanswered(v.error(), err, seen), failures)
	}
	if e := adapt(err, missing(c.Adapters), &failures); e != nil {
		return noteFailures(e, failures)
	}
	if v := networkError(seen); v != nil {
		return noteFailures(unanswered(v.error(), err, seen), failures)
	}
	return noteFailures(byText(err, seen, c.Tool), failures)
}
