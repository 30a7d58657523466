// Package markdown writes untrusted text into Markdown, so that nothing in it means anything: neither in Markdown nor
// in the cell of a table nor in HTML.
//
//	markdown.Text("a|b <c>")  // a&#124;b &#60;c&#62;
//	markdown.Code("a|b")      // <code>a&#124;b</code>
//	markdown.Code("os.Open")  // `os.Open`
package markdown

import (
	"fmt"
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
