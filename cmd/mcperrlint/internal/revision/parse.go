package revision

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// longestHead is more than a line with the name of a file can have.
const longestHead = 1 << 16

// mostHunks limits the memory that a diff can take.
const mostHunks = 1 << 22

// parse reads a diff as git writes it.
func parse(r io.Reader) (map[string]lines, error) {
	p := &parser{files: make(map[string]lines)}
	in := bufio.NewReaderSize(r, longestHead)
	for {
		line, isPrefix, err := in.ReadLine()
		if err == io.EOF {
			return p.files, p.end()
		}
		if err != nil {
			return nil, err
		}
		if err := p.line(string(line)); err != nil {
			return nil, err
		}
		for isPrefix && err == nil {
			// The beginning of a long line tells all.
			_, isPrefix, err = in.ReadLine()
		}
	}
}

// parser reads a diff line by line.
type parser struct {
	files    map[string]lines
	name     string // of the file; empty if it is gone or not known yet
	old, new int    // lines of the hunk that are still to come
	hunks    int    // so far
}

// line reads a line. Lines of a hunk are counted, so that none of them is taken
// for anything else.
func (p *parser) line(line string) error {
	switch {
	case strings.HasPrefix(line, `\`): // "\ No newline at end of file"
		return nil
	case p.old > 0 || p.new > 0:
		return p.body(line)
	case strings.HasPrefix(line, "diff "):
		p.name = ""
		return nil
	case strings.HasPrefix(line, "+++ "):
		return p.file(line[len("+++ "):])
	case strings.HasPrefix(line, "@@ "):
		return p.hunk(line)
	}
	return nil
}

func (p *parser) body(line string) error {
	switch {
	case strings.HasPrefix(line, "-"):
		p.old--
	case strings.HasPrefix(line, "+"):
		p.new--
	default: // a line of context, which can be empty
		p.old--
		p.new--
	}
	if p.old < 0 || p.new < 0 {
		return fmt.Errorf("the diff that git printed has a hunk with more lines than it says: %.60q", line)
	}
	return nil
}

// file reads the name of the file as it is now.
func (p *parser) file(name string) error {
	if name == "/dev/null" {
		p.name = ""
		return nil
	}
	if strings.HasPrefix(name, `"`) {
		unquoted, err := strconv.Unquote(name)
		if err != nil {
			return fmt.Errorf("the diff that git printed names a file in an unknown way: %.60q", name)
		}
		name = unquoted
	} else {
		name = strings.TrimSuffix(name, "\t") // behind names with a space
	}
	name, found := strings.CutPrefix(name, "b/")
	if !found || name == "" {
		return fmt.Errorf("the diff that git printed names a file in an unknown way: %.60q", name)
	}
	p.name = name
	return nil
}

// hunk reads the head of a hunk: "@@ -10,2 +9,0 @@ func f() {".
func (p *parser) hunk(line string) error {
	fields := strings.SplitN(line, " ", 4)
	if len(fields) < 4 || !strings.HasPrefix(fields[1], "-") || !strings.HasPrefix(fields[2], "+") {
		return fmt.Errorf("the diff that git printed has a hunk without lines: %.60q", line)
	}
	_, old, errOld := counts(fields[1][1:])
	first, added, errNew := counts(fields[2][1:])
	if errOld != nil || errNew != nil {
		return fmt.Errorf("the diff that git printed has a hunk without lines: %.60q", line)
	}
	if p.hunks++; p.hunks > mostHunks {
		return fmt.Errorf("the diff that git printed has more than %d hunks, which is the limit", mostHunks)
	}
	p.old, p.new = old, added
	if p.name == "" {
		return nil // the file is gone
	}
	l := p.files[p.name]
	if added > 0 {
		l.added = append(l.added, span{first, first + added - 1})
	} else {
		l.removed = append(l.removed, first)
	}
	p.files[p.name] = l
	return nil
}

// counts reads a line and a number of lines: "9,2", or "9" for one.
func counts(text string) (first, number int, err error) {
	begin, count, several := strings.Cut(text, ",")
	n, err := strconv.ParseUint(begin, 10, 31)
	if err != nil || !several {
		return int(n), 1, err
	}
	m, err := strconv.ParseUint(count, 10, 31)
	return int(n), int(m), err
}

// end reports a diff that breaks off.
func (p *parser) end() error {
	if p.old > 0 || p.new > 0 {
		return io.ErrUnexpectedEOF
	}
	return nil
}
