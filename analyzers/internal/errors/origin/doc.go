// Package origin finds out where errors come from, what they keep of each other, and what can be
// read in values. In
//
//	order, err := s.client.Get(ctx, id)
//	if err != nil {
//		return nil, fmt.Errorf("get order: %w", err)
//	}
//
// the returned error is a plain one made by fmt.Errorf, which keeps and shows an infrastructure
// error, if the client is of another module, or what the summary of Get says.
//
// A [Tracer] works on one package. Its [Evaluator] follows a value backwards, on demand and memoized:
// through variables, branches, fields, channels and closures ([Storage]), calls ([Calls]), functions of
// libraries and types that make errors ([Makers]), and conversions to text ([Texts]). If a summary
// (package returns) mentions a parameter, the [Crossing] of a call substitutes the argument. What
// cannot be followed has class unknown.
//
// Some calls never fail, although they return an error: that of prompts.ReadFile("prompts/review.md"), of
// files that are built into the program, is nil on every run if it is nil on one. Accounts of functions say
// which of their errors are always nil.
//
// Read reader.go, evaluator.go and questions.go; then load.go, search.go, fields.go and branch.go; call.go
// and substitute.go; library.go, typed.go and stream.go; shown.go, contents.go and text.go; then the rest.
package origin
