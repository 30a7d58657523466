package taxonomy

import "context"

// A Classifier classifies errors with what a program knows beyond them. The
// bridges use one for every call:
//
//	e := taxonomy.Classifier{Tool: "read_note"}.Classify(ctx, err)
//
// The zero value knows nothing more.
type Classifier struct {
	// Tool is the name of the tool that failed. The message for an error of
	// which nothing is known names it.
	Tool string
	// Adapters are asked first, in their order.
	Adapters []Adapter
}

// Classify is [ClassifyContext] with what c knows.
func (c Classifier) Classify(ctx context.Context, err error) *Error {
	return local(c.classify(ctx, err), err)
}

// classify is Classify without regard to where a coded error comes from.
func (c Classifier) classify(ctx context.Context, err error) *Error {
	switch {
	case err == nil:
		return nil
	case ctx == nil:
		return c.decide(err, CodeRequestCancelled)
	case ctx.Err() == context.Canceled:
		return cancelledBy(err)
	}
	return c.decide(err, CodeTimeout)
}
