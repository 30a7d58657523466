package driver

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// listed is a package as the go command lists it.
type listed struct {
	ImportPath, Name, Dir, ForTest    string
	Standard, DepOnly                 bool
	GoFiles, CgoFiles                 []string
	IgnoredGoFiles, IgnoredOtherFiles []string
	CFiles, CXXFiles, MFiles, HFiles  []string
	FFiles, SFiles, SwigFiles         []string
	SwigCXXFiles, SysoFiles           []string
	CgoCPPFLAGS, CgoCFLAGS            []string
	Imports                           []string
	ImportMap                         map[string]string
	Module                            *listedModule
	Error                             *listedError
}

type listedModule struct {
	packages.Module
	Sum string
}

// write adds to a key what passes get to know about a module.
func (m *listedModule) write(w io.Writer) {
	data, err := json.Marshal(m)
	if err != nil {
		data = nil // a module has nothing that cannot be written
	}
	_, _ = w.Write(data)
}

type listedError struct {
	ImportStack []string
	Pos, Err    string
}

// fields are the names of what the go command shall print.
var fields = func() string {
	t := reflect.TypeFor[listed]()
	names := make([]string, t.NumField())
	for i := range names {
		names[i] = t.Field(i).Name
	}
	return strings.Join(names, ",")
}()

// list lists the packages and all that they are built from, dependencies first,
// unless nothing has changed in that since an earlier run.
func (s *session) list(ctx context.Context) ([]*listed, error) {
	s.progress.begin(PhaseList, 0)
	shot, err := s.takeSnapshot(true)
	if err != nil {
		s.sources.reset()
		return s.askForList(ctx)
	}
	if list, found := s.knownList(shot); found {
		return list, nil
	}
	list, err := s.askForList(ctx)
	if err == nil {
		s.keepList(shot, list)
	}
	return list, err
}

// askForList has the go command list the packages. Nothing is compiled for it, and no
// compiler of C is started: files are chosen as the build chooses them all the same,
// because that depends on whether cgo is enabled, and not on what it makes.
func (s *session) askForList(ctx context.Context) ([]*listed, error) {
	if err := s.overlay.prepare(); err != nil {
		return nil, err
	}
	out, err := s.goCommand(ctx, s.listArgs([]string{"-deps", fmt.Sprintf("-test=%t", s.cfg.Tests), "-compiled=false", "-json=" + fields}, s.cfg.Patterns)...)
	if err != nil {
		return nil, err
	}
	list, err := decode(out)
	s.sources.addTrees(list)
	return list, err
}

// listArgs returns the arguments of a go list. Ours come after those of the
// user, which could ask for things that mean work.
func (s *session) listArgs(flags, patterns []string) []string {
	return slices.Concat([]string{"list"}, s.cfg.BuildFlags, s.overlay.flags,
		[]string{"-e", "-export=false", "-find=false", "-buildvcs=false", "-pgo=off"}, flags, []string{"--"}, patterns)
}

func decode(out []byte) ([]*listed, error) {
	var list []*listed
	index := make(map[string]int)
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(listed)
		if err := decoder.Decode(p); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		// A package that is imported where it must not be is listed again, with
		// the error. The one without is the package.
		i, again := index[p.ImportPath]
		switch {
		case !again:
			index[p.ImportPath] = len(list)
			list = append(list, p)
		case list[i].Error != nil && p.Error == nil:
			blame(list, index, list[i])
			list[i] = p
		default:
			blame(list, index, p)
		}
	}
}

// blame moves the error of a package to the one that imports it.
func blame(list []*listed, index map[string]int, p *listed) {
	if p.Error == nil {
		return
	}
	for _, importer := range slices.Backward(p.Error.ImportStack) {
		if i, found := index[importer]; found && importer != p.ImportPath {
			if list[i].Error == nil {
				list[i].Error = p.Error
			}
			return
		}
	}
}

// isTestMain reports whether the package is the generated program that runs
// tests.
func (l *listed) isTestMain() bool {
	return l.Name == "main" && strings.HasSuffix(l.ImportPath, ".test") && len(l.GoFiles) == 1 && filepath.IsAbs(l.GoFiles[0])
}

// otherFiles returns the files that are not Go.
func (l *listed) otherFiles() []string {
	return l.abs(l.CFiles, l.CXXFiles, l.MFiles, l.HFiles, l.FFiles, l.SFiles, l.SwigFiles, l.SwigCXXFiles, l.SysoFiles)
}

// abs returns the paths of files.
func (l *listed) abs(lists ...[]string) []string {
	var all []string
	for _, name := range slices.Concat(lists...) {
		if !filepath.IsAbs(name) {
			name = filepath.Join(l.Dir, name)
		}
		all = append(all, name)
	}
	return all
}
