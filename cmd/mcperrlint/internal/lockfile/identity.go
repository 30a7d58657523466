package lockfile

import (
	"path"
	"regexp"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/failures"
)

// An owner knows the packages of the program by their names. A call of one of their functions can be renamed,
// and moved to another package, without any change for agents.
type owner map[string]bool

// ownerOf returns the packages with some paths, those that handlers are in, and those through which failures go.
func ownerOf(tools []failures.Tool, paths []string) owner {
	own := make(owner)
	for _, p := range paths {
		own[path.Base(p)] = true
	}
	for _, t := range tools {
		if t.Package != "" {
			own[path.Base(t.Package)] = true
		}
		for _, f := range t.Failures {
			own.add(f.Function)
			for _, step := range f.Way {
				own.add(step.Function)
			}
		}
	}
	return own
}

func (o owner) add(function string) {
	if name := packageOf(function); name != "" {
		o[name] = true
	}
}

// packageOf returns the name of the package in the name of a function: "store" of "store.(*Store).Load" and of
// "example.test/app/store.Load".
func packageOf(function string) string {
	name, _, found := strings.Cut(function[strings.LastIndexByte(function, '/')+1:], ".")
	if !found {
		return ""
	}
	return name
}

// call matches the name of a function with its package, which an instance of a generic function may have
// types after.
var call = regexp.MustCompile(`^[\pL_][\pL\d_./~-]*\.(\(\*?[\pL_][\pL\d_]*(\[[^ ]*\])?\)\.)?[\pL_][\pL\d_]*(\[[^ ]*\])?$`)

// fails returns what fails, if that has a name which code of the program does not give: "os.Remove", but neither
// "store.Load" nor "id == \"\"".
func (o owner) fails(what string) string {
	if !call.MatchString(what) || o[packageOf(what)] {
		return ""
	}
	return what
}

// kindOf returns the kind as clients know it: they do not see who decodes the arguments of a tool.
func kindOf(kind string) string {
	switch kind {
	case "typed tool", "structured tool":
		return "tool"
	}
	return kind
}
