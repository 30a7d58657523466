package revision

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var someID = strings.Repeat("0123456789", 4)

func TestReadEntries(t *testing.T) {
	file := "100644 " + someID + " 0\ta b\tc\n.go"
	link := "160000 " + strings.Repeat("f", 64) + " 2\tsub"
	got, err := readEntries(strings.NewReader("H " + file + "\x00S " + file + "\x00H 100644 " + someID + " 0\tREADME\x00M " + link + "\x00"))
	require.NoError(t, err)
	assert.Equal(t, []entry{
		{record: file, name: "a b\tc\n.go", id: someID},
		{record: file, name: "a b\tc\n.go", id: someID, absent: true},
		{record: link, name: "sub", id: strings.Repeat("f", 64), link: true},
	}, got)
}

func TestReadEntriesRefuses(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"breaks off", "H 100644 " + someID + " 0\ta.go", "unexpected EOF"},
		{"empty", "\x00", "a name is empty"},
		{"no name", "H 100644 " + someID + " 0\t\x00", "unknown entry"},
		{"no tag", "100644 " + someID + " 0\ta.go\x00", "unknown entry"},
		{"mode", "H 100648 " + someID + " 0\ta.go\x00", "unknown entry"},
		{"name of the content", "H 100644 " + someID[1:] + " 0\ta.go\x00", "unknown entry"},
		{"stage", "H 100644 " + someID + " 4\ta.go\x00", "unknown entry"},
		{"too long", strings.Repeat("a", 2*longestName), "token too long"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			_, err := readEntries(strings.NewReader(row.text))
			assert.ErrorContains(t, err, row.want)
		})
	}
}

func TestCommitID(t *testing.T) {
	for _, text := range []string{"", "\n", "main\n", someID, someID + "\n\n", someID + "\x00\n", someID + " \n", strings.ToUpper(strings.Repeat("a", 40)) + "\n", "--output=x\n"} {
		_, err := commitID([]byte(text))
		assert.Error(t, err, "%q", text)
	}
	got, err := commitID([]byte(someID + "\n"))
	require.NoError(t, err)
	assert.Equal(t, someID, got)
}

func TestParseSettings(t *testing.T) {
	got, err := parseSettings([]byte("core.autocrlf\ninput\x00core.ignorecase\x00core.eol\n\x00"))
	require.NoError(t, err)
	assert.Equal(t, []string{"-c", "core.autocrlf=input", "-c", "core.ignorecase=true", "-c", "core.eol="}, got)
	for _, text := range []string{"core.fsmonitor\ntrue\x00", "core.eol\nlf\nx\x00", "core.eol\n$(x)\x00", "core.eol"} {
		_, err := parseSettings([]byte(text))
		assert.Error(t, err, "%q", text)
	}
}

func FuzzReadEntries(f *testing.F) {
	f.Add("H 100644 " + someID + " 0\tserver/main.go\x00S 160000 " + someID + " 2\ta\nb\tc\x00")
	f.Add("H 100644 " + someID + " 0\ta.go")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := readEntries(strings.NewReader(text))
		for _, e := range list {
			assert.True(t, e.matters())
			assert.NotContains(t, e.record, "\x00")
			assert.True(t, strings.HasSuffix(e.record, "\t"+e.name))
			assert.Contains(t, text, " "+e.record+"\x00")
			assert.Contains(t, e.record, " "+e.id+" ")
		}
		if err == nil && text != "" {
			assert.True(t, strings.HasSuffix(text, "\x00"))
		}
	})
}

func FuzzReadNames(f *testing.F) {
	f.Add("a.go\x00b/\x00")
	f.Add("\x00")
	f.Fuzz(func(t *testing.T, text string) {
		var all strings.Builder
		err := readNames(strings.NewReader(text), func(name string) error {
			assert.NotEmpty(t, name)
			all.WriteString(name + "\x00")
			return nil
		})
		assert.True(t, strings.HasPrefix(text, all.String()))
		if err == nil {
			assert.Equal(t, text, all.String())
		}
	})
}

func FuzzAnswers(f *testing.F) {
	f.Add(someID + "\n")
	f.Add("/tmp/a b\r\n")
	f.Add("core.autocrlf\ninput\x00core.ignorecase\x00")
	f.Fuzz(func(t *testing.T, text string) {
		if line, err := oneLine([]byte(text)); err == nil {
			assert.NotEmpty(t, line)
			assert.NotContains(t, line, "\x00")
		}
		if id, err := commitID([]byte(text)); err == nil {
			assert.Regexp(t, `\A([0-9a-f]{40}|[0-9a-f]{64})\z`, id)
		}
		if args, err := parseSettings([]byte(text)); err == nil {
			for i, arg := range args {
				if i%2 == 0 {
					assert.Equal(t, "-c", arg)
				} else {
					assert.Regexp(t, `\Acore\.[a-z]+=[A-Za-z0-9]*\z`, arg)
				}
			}
		}
	})
}
