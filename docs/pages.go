// Package docs has the pages of the documentation, for programs that show them:
//
//	page, err := docs.Pages.ReadFile("rules/swallowed.md")
package docs

import "embed"

// Pages are the pages in Markdown.
//
//go:embed *.md rules/*.md
var Pages embed.FS
