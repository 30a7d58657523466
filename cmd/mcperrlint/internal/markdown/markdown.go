// Package markdown writes untrusted text into Markdown, so that nothing in it means anything: neither in Markdown nor
// in the cell of a table nor in HTML.
//
//	markdown.Text("a|b <c>")     // a&#124;b &#60;c&#62;
//	markdown.Code("a|b")         // <code>a&#124;b</code>
//	markdown.Code("os.Open")     // `os.Open`
//	markdown.Sentence("`a` <b>") // `a` \<b\>
package markdown

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
)

// Code returns a text as code that nothing in it ends. Where something could, what means something in Markdown, in a
// table or in HTML is spelled as a character reference.
func Code(text string) string {
	if text == "" {
		return ""
	}
	if !strings.ContainsAny(text, "`|\\") && strings.TrimSpace(text) == text {
		return "`" + text + "`"
	}
	return "<code>" + Text(text) + "</code>"
}

// plainMarks are marks that mean nothing within a line, whatever stands around them.
const plainMarks = " ,;?-.()/\"'+=%"

// Text returns a text in which nothing means anything in Markdown or HTML, within a line.
func Text(text string) string {
	var b strings.Builder
	for _, r := range strings.ReplaceAll(text, "www.", "www\x00") { // which would be a link
		switch {
		case r == 0:
			b.WriteString("&#46;")
		case r > unicode.MaxASCII || unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(plainMarks, r):
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, "&#%d;", r)
		}
	}
	return b.String()
}

// special are the characters with a meaning in Markdown, but for the backticks around code.
var special = regexp.MustCompile(`[\\*_{}\[\]()<>#+!|~&$-]`)

// Sentence returns a text as Markdown, with the code that it has in backticks. Nothing else in it
// means anything.
func Sentence(text string) string {
	parts := strings.Split(text, "`")
	for i, part := range parts {
		if i%2 == 0 || len(parts)%2 == 0 { // outside of code, or nobody knows where code ends
			parts[i] = special.ReplaceAllString(part, `\$0`)
		}
	}
	if len(parts)%2 == 0 {
		return strings.Join(parts, "\\`")
	}
	return strings.Join(parts, "`")
}
