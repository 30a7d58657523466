package rule

import "strings"

// Text returns the part of the package comment that follows the heading
// "# Analyzer NAME", as plain text, without the "NAME: " with which it must
// begin. The source is that of a Go file which begins with the comment. Text
// returns the empty string if there is no such part.
func Text(source, name string) string {
	heading := "# Analyzer " + name
	var lines []string
	found := false
	for line := range strings.SplitSeq(source, "\n") {
		text, isComment := strings.CutPrefix(line, "//")
		if !isComment {
			break
		}
		text = strings.TrimPrefix(text, " ")
		if found {
			lines = append(lines, text)
		}
		found = found || text == heading
	}
	text, ok := strings.CutPrefix(strings.TrimSpace(strings.Join(lines, "\n")), name+": ")
	if !ok {
		return ""
	}
	return text
}
