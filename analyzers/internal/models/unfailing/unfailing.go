// Package unfailing finds calls that never fail, although they return an error. Of
//
//	//go:embed prompts
//	var prompts embed.FS
//
//	text, err := prompts.ReadFile("prompts/review.md")
//
// the error is nil on every run if it is nil on one.
package unfailing
