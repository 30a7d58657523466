package driver

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// snapshot is a checksum of all that a listing depends on, so that the listing of
// an earlier run can take the place of a new one: what the go command reads of the
// local modules, and how it was asked. Of the files that is what stands before the
// first declaration, so that most edits leave the listing as it is. Whatever the
// go command could see and a snapshot would not means that there is none.
type snapshot struct {
	*session
	sum   hash.Hash
	roots []root
	dirs  map[string]bool // that were looked at
	files int
	said  int // how many notes there were
	key   cache.Key
}

// errNoSnapshot means that a listing cannot be kept.
var errNoSnapshot = errors.New("the listing depends on more than is looked at")

// mostFiles is how many files and directories a snapshot looks at: beyond, it
// would take long itself.
const mostFiles = 50_000

// takeSnapshot returns a snapshot, or an error if there cannot be one. The files of
// packages are kept for later, if that is asked for.
func (s *session) takeSnapshot(keep bool) (*snapshot, error) {
	if !s.usesKeys() {
		return nil, errNoSnapshot
	}
	shot := &snapshot{session: s, sum: sha256.New(), dirs: make(map[string]bool), said: len(s.notes.list)}
	fmt.Fprintf(shot.sum, "listing\n%s\n%s\n%q\n%q\n%q %t\n", s.baseKey(), s.settings.all, s.env("GODEBUG"), s.dir, s.cfg.Patterns, s.cfg.Tests)
	fmt.Fprintf(shot.sum, "%q\n", s.cfg.BuildFlags)
	err := shot.readRoots()
	for _, r := range shot.roots {
		if err == nil {
			err = shot.walk(r.dir, keep)
		}
	}
	if err == nil {
		err = shot.addOverlay()
	}
	shot.sum.Sum(shot.key[:0])
	return shot, err
}

// walk looks at a directory of a local module and at those below it, as far as the
// go command looks for packages there.
func (s *snapshot) walk(dir string, keep bool) error {
	if s.dirs[dir] {
		return nil
	}
	s.dirs[dir] = true
	list, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.sum, "directory %q\n", dir)
	embeds := false
	for _, d := range list {
		if s.files++; s.files > mostFiles {
			return errNoSnapshot
		}
		switch name := d.Name(); {
		case strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_"):
			continue // which are no files of packages
		case d.IsDir():
			err = s.below(dir, name, keep)
		case slices.Contains(sourceExts, filepath.Ext(name)) || d.Type()&fs.ModeSymlink != 0:
			var embedding bool
			embedding, err = s.file(filepath.Join(dir, name), d, keep)
			embeds = embeds || embedding
		}
		if err != nil {
			return err
		}
	}
	if embeds {
		return s.names(dir)
	}
	return nil
}

// sourceExts are the extensions of the files that packages are made of.
var sourceExts = []string{
	".go", ".c", ".cc", ".cpp", ".cxx", ".m", ".h", ".hh", ".hpp", ".hxx", ".f", ".F", ".for", ".f90", ".s", ".S", ".sx",
	".swig", ".swigcxx", ".syso",
}

// below looks at a directory in another one.
func (s *snapshot) below(dir, name string, keep bool) error {
	path := filepath.Join(dir, name)
	if name == "testdata" {
		return nil
	}
	if info, err := os.Stat(filepath.Join(path, "go.mod")); err == nil && !info.IsDir() {
		fmt.Fprintf(s.sum, "module %q\n", path)
		return nil // has its own turn if it is local to the build
	}
	return s.walk(path, keep)
}

// file adds what the go command reads of a file, and reports whether that embeds
// others.
func (s *snapshot) file(path string, d fs.DirEntry, keep bool) (embeds bool, err error) {
	f := checkout.Named(path) // no link has led here
	if !d.Type().IsRegular() {
		f = s.sources.file(path)
	}
	read := checkout.File.Read
	if s.recall != nil || keep && (s.cfg.Tests || !strings.HasSuffix(path, "_test.go")) {
		read = func(f checkout.File) ([]byte, error) { return s.sources.keepFile(f) }
	}
	text, err := read(f)
	if errors.Is(err, checkout.ErrTooLarge) {
		s.notes.add("%s: %v: packages are listed anew in every run", path, cause(err))
	}
	if err != nil {
		return false, errNoSnapshot
	}
	var p prologueSum
	if filepath.Ext(path) == ".go" {
		p = s.prologueOf(path, text)
	} else {
		p.sum = sha256.Sum256(text)
	}
	fmt.Fprintf(s.sum, "file %q %x\n", path, p.sum)
	return p.embeds, nil
}

// addOverlay adds what lies in place of files. It may stand where there is no file, nor even a directory.
func (s *snapshot) addOverlay() error {
	for _, path := range slices.Sorted(maps.Keys(s.overlay.content)) {
		text, dir, embeds := s.overlay.content[path], filepath.Dir(path), false
		if filepath.Ext(path) == ".go" {
			text, embeds = prologue(text)
		}
		fmt.Fprintf(s.sum, "overlay %q %x\n", path, sha256.Sum256(text))
		if !s.dirs[dir] && slices.ContainsFunc(s.roots, func(r root) bool { return below(r.dir, dir) }) {
			s.dirs[dir] = true
		}
		if embeds {
			if err := s.names(dir); err != nil {
				return err
			}
		}
	}
	return nil
}

// names adds the names of all that is in a directory, from which files may be
// embedded. Whether there are any is part of a listing for some versions of Go.
func (s *snapshot) names(dir string) error {
	return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		s.files++
		switch {
		case err != nil:
			return err
		case s.files > mostFiles || !d.IsDir() && !d.Type().IsRegular():
			return errNoSnapshot
		case slices.Contains([]string{".bzr", ".git", ".hg", ".svn"}, d.Name()):
			return filepath.SkipDir // never embedded
		}
		fmt.Fprintf(s.sum, "name %q %t\n", path, d.IsDir())
		return nil
	})
}
