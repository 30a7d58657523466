// Package printabletest checks what programs print, for tests. It knows nothing of how
// package printable makes text fit to be printed.
package printabletest

import (
	"regexp"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
)

var (
	// atBeginning are commands for which GitHub looks at the beginning of lines, behind
	// what .NET takes for spaces.
	atBeginning = regexp.MustCompile(`(?m)^[\s\p{Z}\x{85}\x{feff}]*::`)
	// anywhere are commands for which GitHub, Azure and TeamCity look everywhere.
	anywhere = regexp.MustCompile(`##[A-Za-z]*\[`)
)

// Hostile are texts that terminals, readers and build logs act on.
func Hostile() []string {
	return []string{
		"::error title=a::pwn", " ::warning::pwn", "\u3000::notice::pwn", "::add-mask::a", "::stop-commands::a",
		"##[error]pwn", "a##[add-mask]pwn", "##vso[task.setvariable variable=PATH]pwn", "##teamcity[message text='pwn']",
		"\n::error::pwn", "\r::error::pwn", "a\r\n::error::pwn", "\v::error::pwn", "\f::error::pwn", "\u0085::error::pwn",
		"\u2028::error::pwn", "\u2029::error::pwn", ":\u200b:error::pwn", "\ufeff::error::pwn", "#\u2060#[error]pwn",
		"\x1b[31mred", "\x1b]0;title\a", "\x1b]8;;https://example.test\x1b\\link", "\u009b2J", "\u009d0;title\u009c",
		"\x00\x01\b\a\x7f", "tab\there", "over\rwritten", "\u202egnirts", "\u2066a\u2069", "\u200e\u200f\u061c", "\u202aa\u202c",
		"\u200b\u200c\u200d\u2060\ufeff", "\u00ad", "\u180e", "\U000e0041\U000e007f", "a\ufe0f", "a\U000e0100", "\u034f", "\u3164", "\u115f\u1160",
		"\ufff9a\ufffa\ufffb", "\ue000", "\U000f0000", "\u0378", "\uffff", "\xff\xfe", "\xaa\ufe0f", "\xed\xa0\x80", "\xc3", "\xf0\x9f\x98",
	}
}

// Check checks that nothing in an output is acted on by terminals or logs, or hidden from
// readers.
func Check(t testing.TB, output string) {
	t.Helper()
	CheckLines(t, output)
	assert.True(t, utf8.ValidString(output), "bytes that are no text: %q", output)
	before := ' '
	for i, r := range output {
		if isUnseen(r) && (r != '\ufe0e' && r != '\ufe0f' || !unicode.IsSymbol(before)) {
			assert.Fail(t, "unseen", "%U in %q", r, around(output, i))
		}
		before = r
	}
}

// isUnseen reports whether a character is no letter, mark, number, punctuation, symbol or space,
// but a control or format character, a separator of lines or paragraphs, or what Unicode has
// assigned to nothing or to private use; or whether it is a letter or mark that takes no room, or
// nothing else.
func isUnseen(r rune) bool {
	switch {
	case ' ' <= r && r <= '~' || r == '\n' || r == '\t':
		return false
	case r == 0x34f, r == 0x115f, r == 0x1160, r == 0x17b4, r == 0x17b5, r == 0x3164, r == 0xffa0,
		0x180b <= r && r <= 0x180f, 0xfe00 <= r && r <= 0xfe0f, 0xe0100 <= r && r <= 0xe01ef:
		return true
	}
	return !unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Zs)
}

// CheckLines checks that no line of an output is a command of a build log.
func CheckLines(t testing.TB, output string) {
	t.Helper()
	for _, command := range []*regexp.Regexp{atBeginning, anywhere} {
		if at := command.FindStringIndex(output); at != nil {
			assert.Fail(t, "a command", "%q in %q", output[at[0]:at[1]], around(output, at[0]))
		}
	}
}

// around returns where in an output something was found, for a message.
func around(output string, at int) string { return output[max(at-60, 0):min(at+60, len(output))] }
