package catalogue

import (
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// CheckSource returns an error if a text is no template of addresses, such as
// https://git.example.org/notes/blob/v1.2.3/{file}#L{line}.
func CheckSource(template string) error {
	if !strings.Contains(template, "{file}") {
		return errors.New("want an address with {file} and {line} in it, such as https://example.org/blob/main/{file}#L{line}")
	}
	address, err := url.Parse(strings.NewReplacer("{file}", "a", "{line}", "1").Replace(template))
	if err != nil || !slices.Contains([]string{"", "http", "https"}, address.Scheme) {
		return fmt.Errorf("%q is no address of http or https, and no relative one", template)
	}
	return nil
}

// link returns the address of a place, or "" if it cannot be linked to: by the template, with the path in the
// repository, or else that of the file, from the directory in which what is written lies.
func (c Catalogue) link(at failures.Place, beside string) string {
	template, base := c.Source, c.Root
	if template == "" {
		template, base = "{file}#L{line}", beside
	}
	if base == "" {
		base = c.Dir
	}
	file := at.File
	if file != "" && !filepath.IsAbs(file) {
		file = filepath.Join(c.Dir, filepath.FromSlash(file))
	}
	rel, err := filepath.Rel(base, file)
	if file == "" || err != nil || c.Source != "" && !filepath.IsLocal(rel) {
		return ""
	}
	if _, known := below(c.Root, file); c.Root != "" && !known {
		return "" // it is on no other machine
	}
	var parts []string
	for part := range strings.SplitSeq(filepath.ToSlash(rel), "/") {
		parts = append(parts, url.PathEscape(part))
	}
	if c.Source == "" && strings.Contains(parts[0], ":") {
		parts = append([]string{"."}, parts...) // it would be the scheme of an address
	}
	return strings.NewReplacer("{file}", strings.Join(parts, "/"), "{line}", strconv.Itoa(max(at.Line, 1))).Replace(template)
}
