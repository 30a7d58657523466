package cli

import (
	"go/token"
	"path/filepath"
	"slices"

	"github.com/mcperrlint/mcperrlint/analyzers/listing"
)

// The objects that tools -json prints. docs/output.md describes them.
type (
	inventoryObject struct {
		Version    int             `json:"version"`
		Tools      []servedObject  `json:"tools"`
		Seams      []betweenObject `json:"seams"`
		Middleware []betweenObject `json:"middleware"`
		GivenUp    []givenUpObject `json:"givenUp"`
	}

	atObject struct {
		File   string `json:"file"`
		Line   int    `json:"line"`
		Column int    `json:"column"`
	}

	servedObject struct {
		atObject

		Name     string      `json:"name"`
		Kind     string      `json:"kind"`
		Library  string      `json:"library"`
		Function string      `json:"function"`
		Package  string      `json:"package"`
		Found    string      `json:"found"`
		Failure  string      `json:"failure"`
		Answered []string    `json:"answered"`
		Ways     []wayObject `json:"ways"`
	}

	wayObject struct {
		Registered atObject        `json:"registered"`
		Failure    string          `json:"failure"`
		Alone      string          `json:"alone"`
		Between    []betweenObject `json:"between"`
	}

	betweenObject struct {
		atObject

		What     string `json:"what"`
		Function string `json:"function"`
		Effect   string `json:"effect"`
	}

	givenUpObject struct {
		atObject

		Function string `json:"function"`
	}
)

// inventory returns what there is to list.
func (l *linting) inventory(lines []listing.Line) inventoryObject {
	all := inventoryObject{
		Version: 1, Tools: []servedObject{}, Seams: []betweenObject{}, Middleware: []betweenObject{}, GivenUp: []givenUpObject{},
	}
	for _, s := range servedBy(lines) {
		all.Tools = append(all.Tools, l.servedObject(s))
	}
	for _, line := range lines {
		switch line.Role {
		case listing.Seam:
			all.Seams = append(all.Seams, betweenObject{l.at(line.At), line.Role.String(), line.Function, line.Effect})
		case listing.Middleware:
			all.Middleware = append(all.Middleware, betweenObject{l.at(line.At), line.Role.String(), "", line.Effect})
		case listing.GivenUp:
			all.GivenUp = append(all.GivenUp, givenUpObject{l.at(line.At), line.Function})
		}
	}
	return all
}

func (l *linting) servedObject(s served) servedObject {
	object := servedObject{
		atObject: l.at(s.line.At), Name: s.name, Kind: s.line.Kind, Library: s.line.Library,
		Function: s.line.Function, Package: s.line.Package, Found: s.line.Found,
		Failure: s.failure(), Answered: s.answered(), Ways: []wayObject{},
	}
	for _, w := range s.ways {
		way := wayObject{Registered: l.at(w.Registered.At), Failure: w.Failure, Alone: w.Alone, Between: []betweenObject{}}
		for _, step := range w.Steps {
			way.Between = append(way.Between, betweenObject{l.at(step.At), step.Role.String(), step.Function, step.Effect})
		}
		if !slices.ContainsFunc(object.Ways, way.equals) {
			object.Ways = append(object.Ways, way)
		}
	}
	return object
}

func (w wayObject) equals(other wayObject) bool {
	return w.Registered == other.Registered && w.Failure == other.Failure && w.Alone == other.Alone && slices.Equal(w.Between, other.Between)
}

// at returns a place, with a path as people see it.
func (l *linting) at(p token.Position) atObject {
	return atObject{filepath.ToSlash(l.short(p.Filename)), p.Line, p.Column}
}
