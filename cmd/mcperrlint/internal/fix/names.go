package fix

import (
	"path"
	"regexp"
	"strings"
)

// version matches the element of an import path, or its end, that is no part of
// the name of the package.
var version = regexp.MustCompile(`^v[0-9]+$|\.v[0-9]+$`)

// names returns the names that an import is likely to have in the file.
func (s spec) names() []string {
	if s.name != "" {
		return []string{s.name}
	}
	last := path.Base(s.path)
	if dir := path.Dir(s.path); version.MatchString(last) && !strings.Contains(last, ".") && dir != "." {
		last = path.Base(dir)
	}
	last = version.ReplaceAllString(last, "")
	list := []string{last}
	for _, decoration := range []struct{ before, after string }{{"go-", ""}, {"go.", ""}, {"", "-go"}, {"", ".go"}, {"", "-golang"}} {
		if bare := strings.TrimSuffix(strings.TrimPrefix(last, decoration.before), decoration.after); bare != last {
			list = append(list, bare)
		}
	}
	return append(list, strings.ReplaceAll(last, "-", ""), strings.ReplaceAll(last, "-", "_"))
}
