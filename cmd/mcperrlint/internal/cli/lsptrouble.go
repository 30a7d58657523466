package cli

import (
	"errors"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/lsp"
)

// troubleOf returns an error with the places that its lines name.
func troubleOf(err error, root string) *lsp.Trouble {
	var trouble *lsp.Trouble
	if errors.As(err, &trouble) {
		return trouble
	}
	var list []lsp.Problem
	for line := range strings.SplitSeq(err.Error(), "\n") {
		if p, found := problemIn(line, root); found {
			list = append(list, p)
		}
	}
	if len(list) == 0 {
		list = append(list, lsp.Problem{Message: strings.TrimSpace(err.Error())})
	}
	return &lsp.Trouble{Problems: list}
}

// placeInLine matches a place in a file that decides how a module is looked at.
var placeInLine = regexp.MustCompile(`(^|.*[\s/\\])(go\.mod|go\.work|\.mcperrlint\.yaml):([0-9]+)(?::([0-9]+))?:\s*(\S.*)`)

// problemIn reads a line with a place in the module:
//
//	go list: errors parsing go.mod: go.mod:9: usage: require module/path v1.2.3
//	/home/dev/my notes/.mcperrlint.yaml:3:5: unknown rule "falsesucces"
func problemIn(line, root string) (p lsp.Problem, found bool) {
	parts := placeInLine.FindStringSubmatch(line)
	if parts == nil {
		return p, false
	}
	before := parts[1]
	if !filepath.IsAbs(before) { // its directory is the last word
		before = before[strings.LastIndexAny(before, " \t")+1:]
	}
	p = lsp.Problem{File: absolute(root, before+parts[2]), Message: parts[5]}
	p.Line, _ = strconv.Atoi(parts[3])   // a number that is too large is cut to the largest one
	p.Column, _ = strconv.Atoi(parts[4]) // 0 if there is none
	rel, err := filepath.Rel(root, p.File)
	return p, err == nil && filepath.IsLocal(rel)
}
