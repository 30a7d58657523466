package revision

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
)

// Limits of what is read of a commit.
const (
	mostOfTree  = 4 << 30 // bytes of all sources
	mostOfFiles = 1 << 20
)

// A leaf is a file or a link of a tree.
type leaf struct {
	link bool
	id   string
	size int64
	name string
}

// leaves returns the files and links of a commit.
func (p place) leaves(ctx context.Context, commit string) (list []leaf, err error) {
	err = p.run(ctx, nil, mostOfNames, func(r io.Reader) error {
		return readNames(r, func(text string) error {
			l, wanted, err := parseLeaf(text)
			if len(list) >= mostOfFiles {
				return fmt.Errorf("the revision has more than %d files, which is the limit", mostOfFiles)
			}
			if wanted {
				list = append(list, l)
			}
			return err
		})
	}, "ls-tree", "-r", "-z", "-l", "--full-tree", commit)
	return list, err
}

// parseLeaf reads what git ls-tree -l -z prints: "100644 blob ID    123\tserver/main.go". Submodules, and what has no
// place in a tree, are not wanted.
func parseLeaf(text string) (l leaf, wanted bool, err error) {
	head, name, _ := strings.Cut(text, "\t")
	fields := strings.Fields(head)
	if len(fields) != 4 || name == "" || !isMade(fields[0], "01234567", 6) || !isID(fields[2]) {
		return leaf{}, false, fmt.Errorf("unknown entry in the tree: %.60q", text)
	}
	if fields[1] != "blob" {
		return leaf{}, false, nil
	}
	l = leaf{link: fields[0] == "120000", id: fields[2], name: name}
	if l.size, err = strconv.ParseInt(fields[3], 10, 64); err != nil {
		return leaf{}, false, fmt.Errorf("unknown entry in the tree: %.60q", text)
	}
	return l, isClean(name), nil
}

// isClean reports whether a name leads to a file of the tree, and not to one of git.
func isClean(name string) bool {
	if !filepath.IsLocal(filepath.FromSlash(name)) || path.Clean(name) != name {
		return false
	}
	for part := range strings.SplitSeq(name, "/") {
		if strings.EqualFold(part, ".git") {
			return false
		}
	}
	return true
}

// contents calls a function with the content of each of some objects, in their order.
func (p place) contents(ctx context.Context, ids []string, each func(i int, data []byte) error) error {
	if len(ids) == 0 {
		return nil
	}
	names := strings.NewReader(strings.Join(ids, "\n") + "\n")
	return p.run(ctx, names, mostOfTree, func(r io.Reader) error {
		in := bufio.NewReaderSize(r, longestHead)
		for i, id := range ids {
			data, err := readObject(in, id)
			if err == nil {
				err = each(i, data)
			}
			if err != nil {
				return err
			}
		}
		return nil
	}, "cat-file", "--batch")
}

// readObject reads an object as git cat-file --batch prints it: "ID blob 3\nabc\n".
func readObject(in *bufio.Reader, id string) ([]byte, error) {
	head, err := in.ReadSlice('\n')
	if err != nil {
		return nil, err
	}
	fields := bytes.Fields(head)
	if len(fields) != 3 || string(fields[0]) != id || string(fields[1]) != "blob" {
		return nil, fmt.Errorf("git has no content for an object: %.80q", head)
	}
	size, err := strconv.ParseInt(string(fields[2]), 10, 64)
	if err != nil || size < 0 || size > checkout.Limit {
		return nil, fmt.Errorf("an object has a size that is not read: %.80q", head)
	}
	data := make([]byte, size+1)
	if _, err := io.ReadFull(in, data); err != nil {
		return nil, err
	}
	return data[:size], nil
}
