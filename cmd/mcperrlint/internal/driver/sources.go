package driver

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cgo"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// sources reads files. What went into a key is kept until it is parsed, so that
// a file that is edited meanwhile does not get the key of what it was.
//
// Names of files come from the checkout, and files can be links. Those of the modules that lie
// there must not lead out of their module.
type sources struct {
	overlay *overlay
	recall  *recall // of a Resident, or nil
	sums    sums
	fixed   []string // directories with files that are not of the checkout: of Go and the module cache
	trees   []string // directories of modules
	kept    map[string][]byte
	size    int // of what is kept
	other   int // the size of what was read that is not Go
}

// mostKept is how many bytes are kept. Beyond, a file is read again, and must be the same.
const mostKept = 256 << 20

// mostOther is how many bytes of files that are not Go go into keys in a run.
const mostOther = 512 << 20

// errOther means that there are more.
var errOther = fmt.Errorf("%w: no more than %d bytes of files that are not Go are read", checkout.ErrTooLarge, mostOther)

// errEdited means that a file is not what went into a key.
var errEdited = errors.New("the file has changed while it was looked at")

// file returns a file that is read only where it may be: below the innermost module around it.
func (s *sources) file(path string) checkout.File {
	for _, dir := range s.fixed {
		if below(dir, path) {
			return checkout.Named(path)
		}
	}
	tree := ""
	for _, dir := range s.trees {
		if len(dir) > len(tree) && below(dir, path) {
			tree = dir
		}
	}
	if tree == "" {
		tree = filepath.Dir(path)
	}
	return checkout.File{Path: path, Tree: tree}
}

// addTrees adds the directories of the modules of packages, but for those of the module cache.
func (s *sources) addTrees(list []*listed) {
	for _, l := range list {
		if m := l.Module; m != nil && (m.Main || m.Replace != nil) && !slices.Contains(s.trees, l.Module.Dir) {
			s.trees = append(s.trees, l.Module.Dir)
		}
	}
}

// keep returns the content of a file, and keeps it.
func (s *sources) keep(path string) ([]byte, error) { return s.keepFile(s.file(path)) }

// keepFile does that with a file.
func (s *sources) keepFile(f checkout.File) ([]byte, error) {
	if data, found := s.kept[f.Path]; found {
		return data, nil
	}
	isGo := filepath.Ext(f.Path) == ".go"
	if !isGo && s.other > mostOther {
		return nil, errOther
	}
	data, sum, err := s.summed(f)
	if err != nil {
		return nil, err
	}
	if !isGo {
		s.other += len(data)
	}
	s.sums.note(f.Path, sum)
	if s.size+len(data) <= mostKept {
		s.kept[f.Path] = data
		s.size += len(data)
	}
	return data, nil
}

// read returns the content of a file.
func (s *sources) read(path string) ([]byte, error) { return s.readFile(s.file(path)) }

// readHeader returns the content of a header of C.
func (s *sources) readHeader(path string) ([]byte, error) {
	f := s.file(path)
	f.Limit = cgo.LargestHeader
	data, err := s.readFile(f)
	if len(data) > cgo.LargestHeader {
		return nil, checkout.ErrTooLarge // it was kept
	}
	return data, err
}

func (s *sources) readFile(f checkout.File) ([]byte, error) {
	if data, found := s.kept[f.Path]; found {
		return data, nil
	}
	data, err := s.load(f)
	if err == nil && !s.sums.fits(f.Path, data) {
		return nil, errEdited
	}
	return data, err
}

// load returns what the overlay has for a file, or what lies on the disk.
func (s *sources) load(f checkout.File) ([]byte, error) {
	if data, found := s.overlay.lookup(f.Path); found {
		return data, nil
	}
	return f.Read()
}

// summed returns that with its sum.
func (s *sources) summed(f checkout.File) ([]byte, finding.Sum, error) {
	if _, found := s.overlay.lookup(f.Path); !found && s.recall != nil {
		return s.recall.files.read(f)
	}
	data, err := s.load(f)
	return data, finding.SumOf(data), err
}

// forget drops the files of a package that is not parsed.
func (s *sources) forget(n *node) {
	for _, path := range n.abs(n.GoFiles, n.CgoFiles) {
		s.size -= len(s.kept[path])
		delete(s.kept, path)
	}
}

// reset drops everything.
func (s *sources) reset() {
	clear(s.kept)
	s.size = 0
	s.sums.reset()
}
