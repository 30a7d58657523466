package compat_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy/compat"
)

func TestSanitize(t *testing.T) {
	rows := []struct{ name, in, want string }{
		{"nothing to do", "index logs not found", "index logs not found"},
		{"empty", "", ""},
		{"URL", "Get https://api.test/v1?key=secret failed", "Get [URL] failed"},
		{"URL with user info", `dial "postgres://u:p@db:5432/x": refused`, `dial "[URL]": refused`},
		{"URL and the end of a sentence", "see http://a.test/b. Then", "see [URL]. Then"},
		{"URL in parentheses", "(https://a.test/b)", "([URL])"},
		{"URL is one mark, not a path", "https://host/one/two/three", "[URL]"},
		{"file URL", "open file:///etc/passwd now", "open [URL] now"},
		{"scheme without rest", "a:// b", "a:// b"},
		{"rest without scheme", " ://b", " ://b"},
		{"Unix path", "open /etc/app/config.yaml: permission denied", "open [PATH]: permission denied"},
		{"Unix path, quoted", `"/var/lib/x"`, `"[PATH]"`},
		{"Unix path, after a key", "path=/var/lib/x,mode=1", "path=[PATH],mode=1"},
		{"home folder", "~/.ssh/id_rsa", "~[PATH]"},
		{"relative path", "../secrets/key.pem", "..[PATH]"},
		{"Unix path at the end of a sentence", "in /a/b.", "in [PATH]."},
		{"one segment is left alone", "use /help now", "use /help now"},
		{"fractions are left alone", "1/2 of and/or 3/4", "1/2 of and/or 3/4"},
		{"array indices are left alone", "items[3][0] is wrong", "items[3][0] is wrong"},
		{"Windows path", `open C:\Users\me\x.txt failed`, `open [PATH] failed`},
		{"Windows path with slashes", "open D:/data/x failed", "open [PATH] failed"},
		{"UNC path", `at \\server\share\x`, `at [PATH]`},
		{"two backslashes alone", `a \\ b`, `a \\ b`},
		{"localhost", "on localhost now", "on [LOCALHOST] now"},
		{"localhost with port", "on LocalHost:8080/x", "on [LOCALHOST]/x"},
		{"localhost inside a word", "localhosting and mylocalhost", "localhosting and mylocalhost"},
		{"IPv4", "dial tcp 10.0.0.7: refused", "dial tcp [IP]: refused"},
		{"IPv4 with port", "dial tcp 10.0.0.7:5432: refused", "dial tcp [IP]: refused"},
		{"IPv4 after other characters", "addr:10.0.0.7 at=10.0.0.8 x-10.0.0.9 /10.0.0.1", "addr:[IP] at=[IP] x-[IP] /[IP]"},
		{"no IPv4", "1.2.3 and 256.1.1.1 and 1.2.3.4.5", "1.2.3 and 256.1.1.1 and 1.2.3.4.5"},
		{"IPv6 in brackets", "dial [2001:db8::1]: no", "dial [IP]: no"},
		{"IPv6 in brackets with port", "dial [::1]:8080: no", "dial [IP]: no"},
		{"IPv6 bare", "from fe80::1 to 2001:db8:0:0:0:0:0:1.", "from [IP] to [IP]."},
		{"IPv6 with zone", "from fe80::1%eth0 and [fe80::1%eth0]:1", "from [IP] and [IP]"},
		{"no IPv6", "12:30:45 and std::string and a: b", "12:30:45 and std::string and a: b"},
		{"control characters", "a\x00b\x1b[31mc\nd\te", "a b [31mc\nd\te"},
		{"invalid UTF-8", "a\xffb", "a\uFFFDb"},
		{"five hundred characters are kept", strings.Repeat("é", 500), strings.Repeat("é", 500)},
		{"one more is cut", strings.Repeat("é", 501), strings.Repeat("é", 497) + "..."},
		{"marks count as they are", strings.Repeat("/a/b ", 100), strings.Repeat("[PATH] ", 71) + "..."},
		{"ten megabytes", strings.Repeat("x/y/z ", 10<<20/6), strings.Repeat("x/y/z ", 82) + "x/y/z..."},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) { assert.Equal(t, row.want, compat.Sanitize(row.in)) })
	}
}

func FuzzSanitize(f *testing.F) {
	for _, seed := range []string{
		"", "a/b", "/a/b", "http://x", "[::1]:8", "10.0.0.1", `C:\x`, "localhost:1", "\xff://\xff", "\\\\a\\b", "[", ":", "::", "[::", "1.1.1.1:", "/",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		out := compat.Sanitize(text)
		if !utf8.ValidString(out) || utf8.RuneCountInString(out) > 500 {
			t.Fatalf("%q", out)
		}
		for _, secret := range []string{"http://user:pw@h/x", "/var/lib/secret/x", "10.1.2.3:80", "[2001:db8::7]:443", `C:\secret\x`} {
			if shown := compat.Sanitize("x " + secret + " " + text); strings.Contains(shown, secret) {
				t.Fatalf("%q shows %q", shown, secret)
			}
		}
		if again := compat.Sanitize(out); utf8.RuneCountInString(out) < 450 && again != out && !strings.ContainsAny(out, ":/.[\\") {
			t.Fatalf("%q becomes %q", out, again)
		}
	})
}
