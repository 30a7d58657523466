package driver

import (
	"crypto/sha256"
	"fmt"
	"hash"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// formatVersion changes when what is written to the cache changes.
const formatVersion = "9"

// setKeys gives every package a key for what it is, and those that no analysed
// package has a part in one for what they show.
func (s *session) setKeys(order []*node) {
	base := s.baseKey()
	fixed := s.fixedKeys()
	for _, n := range order {
		if known, found := fixed[n.listed]; found {
			n.own, n.keyed = known.key, known.keyed
		} else {
			s.setOwn(base, n)
			if fixed != nil && !n.whole && s.neverChanges(n.listed) {
				fixed[n.listed] = ownKey{n.own, n.keyed}
			}
		}
		if !n.analysed() {
			n.seen, n.known = n.shown(n.own), n.allKnown()
		}
	}
}

// fixedKeys returns the keys of packages that never change, to which more can be added, or nil if
// there are none: a file in their place can be edited as well.
func (s *session) fixedKeys() map[*listed]ownKey {
	if s.recall == nil {
		return nil
	}
	for path := range s.overlay.content {
		if !slices.ContainsFunc(s.sources.trees, func(dir string) bool { return below(dir, path) }) {
			return nil
		}
	}
	return s.recall.own
}

// baseKey returns what the types of all packages depend on: the program that
// type-checks, and the settings of the go command. Build tags show in which
// files a package has.
func (s *session) baseKey() string {
	parts := []string{formatVersion, runtime.Version(), os.Getenv("GODEBUG"), toolsVersion(), s.settings.GOVERSION,
		s.settings.GOROOT, s.settings.GOOS, s.settings.GOARCH, s.settings.GOEXPERIMENT, s.settings.CGO_ENABLED}
	return strings.Join(parts, "\n")
}

// toolsVersion returns the version of what writes and reads export data.
func toolsVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, dep := range info.Deps {
		if dep.Path == "golang.org/x/tools" {
			return dep.Version + dep.Sum
		}
	}
	return ""
}

// setOwn sets the key for what a package is, without what it is built from.
func (s *session) setOwn(base string, n *node) {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%q %q %q %q %t\n", base, n.ImportPath, n.Name, n.Dir, n.ForTest, n.root)
	if m := n.Module; m != nil && n.whole {
		m.write(h)
	} else if m != nil {
		fmt.Fprintf(h, "%q %q %q %q %t\n", m.Path, m.Version, m.Sum, m.GoVersion, m.Main)
	}
	n.keyed = n.path == "unsafe" || n.Error == nil && len(n.importErrs) == 0 && (!n.whole || s.usesKeys()) && s.writeFiles(h, n)
	h.Sum(n.own[:0])
}

// shown returns the key for what a package shows: something of its own, and all
// that it is built from.
func (n *node) shown(own cache.Key) (key cache.Key) {
	h := sha256.New()
	_, _ = h.Write(own[:])
	for _, dep := range n.deps {
		_, _ = h.Write(dep.seen[:])
	}
	h.Sum(key[:0])
	return key
}

// allKnown reports whether the keys of a package and of all that it is built from
// tell all.
func (n *node) allKnown() bool {
	for _, dep := range n.deps {
		if !dep.known {
			return false
		}
	}
	return n.keyed
}

// cacheable reports whether the types of a package that is not analysed can be
// kept.
func (n *node) cacheable() bool { return n.known && !n.analysed() }

// writeFiles adds the files of a package to its key: their names, and what is
// in them unless that never changes. Analyzers can read files that are not Go.
func (s *session) writeFiles(h hash.Hash, n *node) bool {
	files := n.abs(n.GoFiles, n.CgoFiles)
	if n.whole {
		files = append(files, append(n.otherFiles(), n.abs(n.IgnoredGoFiles, n.IgnoredOtherFiles)...)...)
	}
	fixed := s.neverChanges(n.listed)
	if n.usesC() {
		fmt.Fprintf(h, "%q\n", s.cFlags(n.listed))
		if !fixed {
			files = append(files, s.headers(n.listed)...)
		}
	}
	for _, path := range files {
		fmt.Fprintf(h, "%q\n", path)
		if fixed && !s.overlay.has(path) {
			continue
		}
		if _, err := s.sources.keep(path); err != nil {
			return false
		}
		sum := s.sources.sums.ofPath(path)
		_, _ = h.Write(sum[:])
	}
	return true
}

// neverChanges reports whether the files of a package are those of a release:
// of Go, or of a module in the module cache.
func (s *session) neverChanges(n *listed) bool {
	if n.Standard {
		return !strings.HasPrefix(s.settings.GOVERSION, "devel") && below(s.settings.GOROOT, n.Dir)
	}
	return n.Module != nil && below(s.settings.GOMODCACHE, n.Dir)
}

func below(dir, path string) bool {
	rel, err := filepath.Rel(dir, path)
	return dir != "" && err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}
