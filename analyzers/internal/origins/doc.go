// Package origins says where errors come from, what they keep of each other, and what can be read in
// values. In
//
//	order, err := s.client.Get(ctx, id)
//	if err != nil {
//		return nil, fmt.Errorf("get order: %w", err)
//	}
//
// the error that is returned is a plain one that fmt.Errorf makes, and it keeps and shows one of
// infrastructure, if the client is one of another module, or what a summary says of Get.
//
// A [Tracer] knows one package. Its [Evaluator] follows a value backwards, on demand and with memory:
// through variables, branches, fields, channels and closures ([Storage]), calls ([Calls]), functions of
// libraries and types that make errors ([Makers]), and what becomes text ([Texts]). Where a summary
// (package returns) speaks of a parameter, the [Crossing] of a call puts what that hands over in its
// place. What cannot be followed is of class unknown.
//
// Read reader.go, evaluator.go and questions.go; then load.go, search.go, fields.go and branch.go; call.go
// and substitute.go; library.go, typed.go and stream.go; shown.go, contents.go and text.go; then the rest.
package origins
