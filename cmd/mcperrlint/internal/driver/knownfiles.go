package driver

import (
	"context"
	"crypto/sha256"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/checkout"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// glance is what a look at a file, without reading it, has told.
type glance struct {
	path string
	info fs.FileInfo // nil if there is none
	at   time.Time
}

// look looks at a file, through links.
func look(path string) glance {
	g := glance{path: path, at: time.Now()}
	if info, err := os.Stat(path); err == nil {
		g.info = info
	}
	return g
}

// settlesAfter is how long after a change the time of a file tells whether it changed again. Some
// file systems count in steps of two seconds.
const settlesAfter = 3 * time.Second

// holds reports whether the file is certainly the same as when it was looked at.
func (g glance) holds() bool {
	now := look(g.path)
	if g.info == nil || now.info == nil {
		return g.info == nil && now.info == nil
	}
	return os.SameFile(g.info, now.info) && g.info.Size() == now.info.Size() && g.info.Mode() == now.info.Mode() &&
		g.info.ModTime().Equal(now.info.ModTime()) && g.at.Sub(g.info.ModTime()) > settlesAfter
}

// knownSettings are the settings of the go command, and the files that decide about them.
type knownSettings struct {
	settings
	glances []glance
}

// currentSettings returns the settings of the go command, which are asked for only if they can
// have changed.
func (s *session) currentSettings(ctx context.Context) (settings, error) {
	if s.recall == nil {
		return s.readSettings(ctx)
	}
	known := &s.recall.settings
	if len(known.glances) > 0 && allHold(known.glances) {
		return known.settings, nil
	}
	known.glances = nil
	before := s.deciding() // at the files, before they are read
	got, err := s.readSettings(ctx)
	if err != nil || len(s.notes.list) > 0 {
		return got, err // what the go command notes, it notes in every run
	}
	for _, path := range []string{got.GOENV, got.GOWORK, filepath.Join(got.GOROOT, "VERSION"), filepath.Join(got.GOROOT, "go.env")} {
		before = append(before, look(path))
	}
	known.settings, known.glances = got, before
	return got, nil
}

// deciding returns a look at every file that can make a directory part of a module or workspace,
// or ask for another version of Go.
func (s *session) deciding() []glance {
	var list []glance
	for dir := s.dir; ; dir = filepath.Dir(dir) {
		list = append(list, look(filepath.Join(dir, "go.mod")), look(filepath.Join(dir, "go.work")))
		if dir == filepath.Dir(dir) {
			return list
		}
	}
}

func allHold(list []glance) bool {
	for _, g := range list {
		if !g.holds() {
			return false
		}
	}
	return true
}

// knownListing is the last listing, with the key of the snapshot that it belongs to.
type knownListing struct {
	key  cache.Key
	list []*listed
}

// knownFiles are the files of the modules.
type knownFiles struct {
	byPath    map[string]*knownFile
	prologues map[finding.Sum]prologueSum
	size      int
}

type knownFile struct {
	glance
	data []byte
	sum  finding.Sum
	used bool // in this run
}

// mostKnownFiles is how many bytes of files stay in memory between runs.
const mostKnownFiles = 64 << 20

// read returns the content of a file, and its sum. One that a link leads to is read every time.
func (k *knownFiles) read(f checkout.File) ([]byte, finding.Sum, error) {
	if known := k.byPath[f.Path]; known != nil && known.holds() {
		known.used = true
		return known.data, known.sum, nil
	}
	before := glance{path: f.Path, at: time.Now()}
	if info, err := os.Lstat(f.Path); err == nil && info.Mode().IsRegular() {
		before.info = info
	}
	data, err := f.Read()
	if err != nil {
		return nil, finding.Sum{}, err
	}
	sum := finding.SumOf(data)
	k.drop(f.Path)
	if before.info != nil && k.size+len(data) <= mostKnownFiles {
		k.byPath[f.Path] = &knownFile{glance: before, data: data, sum: sum, used: true}
		k.size += len(data)
	}
	return data, sum, nil
}

func (k *knownFiles) drop(path string) {
	if known := k.byPath[path]; known != nil {
		k.size -= len(known.data)
		delete(k.byPath, path)
	}
}

// prune drops what the last run had no use for.
func (k *knownFiles) prune() {
	for path, known := range k.byPath {
		if !known.used {
			k.drop(path)
			continue
		}
		known.used = false
	}
	if len(k.prologues) > mostFiles {
		clear(k.prologues)
	}
}

// prologueSum is a checksum of what the go command reads of a Go file when it lists packages.
type prologueSum struct {
	sum    [sha256.Size]byte
	embeds bool
}

// prologueOf returns it for a text that a run has noted.
func (s *session) prologueOf(path string, text []byte) prologueSum {
	var of finding.Sum
	if s.recall != nil {
		of = s.sources.sums.ofPath(path)
		if known, found := s.recall.files.prologues[of]; found {
			return known
		}
	}
	read, embeds := prologue(text)
	p := prologueSum{sha256.Sum256(read), embeds}
	if s.recall != nil {
		s.recall.files.prologues[of] = p
	}
	return p
}
