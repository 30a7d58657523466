package docs

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers"
)

// Sentences returns what the rules say, from the files of their folders in the tree below root.
func Sentences(root string) (string, error) {
	files, err := filepath.Glob(filepath.Join(root, "analyzers", "*", "sentences.txt"))
	if err != nil {
		return "", err
	}
	slices.Sort(files)
	var parts []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		parts = append(parts, strings.TrimSpace(string(text))+"\n")
	}
	return strings.Join(parts, "\n"), nil
}

// said returns what the findings of a rule say, in the form in which a terminal shows them.
func said(r analyzers.Rule) string {
	list := analyzers.Sentences(r.Analyzer.Name)
	if len(list) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("## What a finding says\n\n```text\n")
	for i, s := range list {
		if i > 0 {
			b.WriteString("\n")
		}
		id := s.Rule
		if s.Category != "" {
			id += "/" + s.Category
		}
		fmt.Fprintf(&b, "%s[%s]: %s\n", analyzers.SeverityOf(r, s.Category), id, s.Message)
		for _, part := range []struct{ name, text string }{{"agent sees", s.Sees}, {"help", s.Help}} {
			if part.text != "" {
				fmt.Fprintf(&b, "  = %s: %s\n", part.name, part.text)
			}
		}
	}
	b.WriteString("```\n\n")
	return b.String()
}
