package revision

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
)

// longestName is more than the name of a file can have, in bytes.
const longestName = 1 << 16

// linkMode is the mode of a submodule in the index.
const linkMode = "160000"

// An entry is a file or a submodule in the index.
type entry struct {
	absent bool   // because the user wants no such files in the work tree
	link   bool   // a submodule
	id     string // of the content, or the commit
	record string // all of it, as git update-index reads it
	name   string
}

// matters reports whether an entry has a say in what is new: a Go file, or a submodule,
// which is no part of this repository.
func (e entry) matters() bool { return e.link || strings.HasSuffix(e.name, ".go") }

// readEntries reads the entries that matter of what git ls-files -s -t -z prints.
func readEntries(r io.Reader) (list []entry, err error) {
	err = readNames(r, func(text string) error {
		e, err := parseEntry(text)
		if err == nil && e.matters() {
			list = append(list, e)
		}
		return err
	})
	return list, err
}

// parseEntry reads an entry: "H 100644 ID 0\tserver/main.go".
func parseEntry(text string) (entry, error) {
	tag, record, _ := strings.Cut(text, " ")
	head, name, _ := strings.Cut(record, "\t")
	mode, rest, _ := strings.Cut(head, " ")
	id, stage, _ := strings.Cut(rest, " ")
	if len(tag) != 1 || name == "" || !isMade(mode, "01234567", 6) || !isID(id) || !isMade(stage, "0123", 1) {
		return entry{}, fmt.Errorf("unknown entry in the index: %.60q", text)
	}
	return entry{absent: strings.EqualFold(tag, "S"), link: mode == linkMode, id: id, record: record, name: name}, nil
}

// isID reports whether a text is the full name of an object.
func isID(text string) bool {
	const digits = "0123456789abcdef"
	return isMade(text, digits, 40) || isMade(text, digits, 64)
}

// isMade reports whether a text has a length and is made of some characters alone.
func isMade(text, of string, length int) bool {
	return len(text) == length && strings.Trim(text, of) == ""
}

// readNames reads texts that end with a NUL.
func readNames(r io.Reader, visit func(string) error) error {
	in := bufio.NewScanner(r)
	in.Buffer(nil, longestName)
	in.Split(func(data []byte, last bool) (int, []byte, error) {
		if end := bytes.IndexByte(data, 0); end >= 0 {
			return end + 1, data[:end], nil
		}
		if last && len(data) > 0 {
			return 0, nil, io.ErrUnexpectedEOF
		}
		return 0, nil, nil
	})
	for in.Scan() {
		if in.Text() == "" {
			return errors.New("a name is empty")
		}
		if err := visit(in.Text()); err != nil {
			return err
		}
	}
	return in.Err()
}

// oneLine returns the line that a command has printed, such as a path.
func oneLine(out []byte) (string, error) {
	line, found := strings.CutSuffix(string(out), "\n")
	line = strings.TrimSuffix(line, "\r")
	if !found || line == "" || strings.Contains(line, "\x00") {
		return "", fmt.Errorf("no line: %.60q", out)
	}
	return line, nil
}

// commitID returns the name of a commit that a command has printed.
func commitID(out []byte) (string, error) {
	line, err := oneLine(out)
	if err == nil && !isID(line) {
		err = fmt.Errorf("no name of a commit: %.60q", line)
	}
	return line, err
}

// harmless is the form of settings that say how files lie on this disk, as git config -z
// prints them.
var harmless = regexp.MustCompile(`^(core\.(?:autocrlf|eol|ignorecase|longpaths|precomposeunicode|symlinks))(?:\n([A-Za-z0-9]*))?$`)

// parseSettings returns the settings that git config -z prints as arguments for git.
func parseSettings(out []byte) ([]string, error) {
	var args []string
	err := readNames(bytes.NewReader(out), func(text string) error {
		parts := harmless.FindStringSubmatch(text)
		if parts == nil {
			return fmt.Errorf("unknown setting: %.60q", text)
		}
		if !strings.Contains(text, "\n") {
			parts[2] = "true"
		}
		args = append(args, "-c", parts[1]+"="+parts[2])
		return nil
	})
	return args, err
}
