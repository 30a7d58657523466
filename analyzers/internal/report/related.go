package report

import (
	"go/token"

	"golang.org/x/tools/go/analysis"
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
)

// Cause returns the place where one edit mends a finding and others, as a related place.
func Cause(pos token.Pos, what string) analysis.RelatedInformation {
	return analysis.RelatedInformation{Pos: pos, Message: CausePrefix + what}
}
