package report

import (
	"regexp"
	"runtime/debug"
	"strings"
)

// module is ours, as the go command notes it in programs.
const module = "github.com/mcperrlint/mcperrlint"

// pages is where the documentation of the rules lies: as it was when this program was released, or
// as it is now if no release has been built.
var pages = "https://" + module + "/blob/" + revision(debug.ReadBuildInfo()) + "/docs/rules/"

// URL returns the address of the page of the rule, at the category if there is one.
func URL(rule, category string) string {
	address := pages + rule + ".md"
	if category != "" {
		address += "#" + category
	}
	return address
}

var (
	release = regexp.MustCompile(`^v[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$`)
	// pseudo matches the versions that the go command makes up for a commit, at their end.
	pseudo = regexp.MustCompile(`[-.][0-9]{14}-[0-9a-f]{12}$`)
)

// revision returns the tag of the release that a program has of this module, as its main module or
// as a dependency, such as that of a golangci-lint with the plugin. Anything else shows the
// pages of the main branch.
func revision(info *debug.BuildInfo, known bool) string {
	if !known {
		return "main"
	}
	version := ""
	for _, m := range append([]*debug.Module{&info.Main}, info.Deps...) {
		if m.Path == module && m.Replace == nil {
			version = m.Version
		}
	}
	if strings.HasPrefix(info.Main.Path, module+"/") {
		version = info.Main.Version // a program of this tree that is a module of its own, with the tag of the release
	}
	if !release.MatchString(version) || pseudo.MatchString(version) {
		return "main"
	}
	return version
}
