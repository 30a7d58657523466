package driver

import (
	"crypto/sha256"
	"fmt"
	"hash"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
)

// formatVersion changes when what is written to the cache changes.
const formatVersion = "1"

// setKeys gives every package a key that changes with its types.
func (s *session) setKeys(order []*node) {
	base := s.baseKey()
	for _, n := range order {
		if n.path != "unsafe" {
			s.setKey(base, n)
		}
	}
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

// setKey sets the key of a package, whose imports have theirs. Its types are
// worth a place in the cache if they depend on no package that is analysed.
// The key of one that is analysed is of use only if results are kept.
func (s *session) setKey(base string, n *node) {
	h := sha256.New()
	fmt.Fprintf(h, "%s\n%q %q %q %t\n", base, n.ImportPath, n.Name, n.Dir, n.root)
	if m := n.Module; m != nil {
		fmt.Fprintf(h, "%q %q %q %q %t\n", m.Path, m.Version, m.Sum, m.GoVersion, m.Main)
	}
	n.keyed = n.Error == nil && len(n.importErrs) == 0 && (!n.whole || s.keepsResults() && !n.usesC())
	n.keyed = n.keyed && s.writeFiles(h, n)
	for _, dep := range n.deps {
		n.keyed = n.keyed && (dep.keyed || dep.path == "unsafe")
		_, _ = h.Write(dep.key[:])
	}
	h.Sum(n.key[:0])
	n.cacheable = n.keyed && !n.whole && !n.onWhole
}

// writeFiles adds the files of a package to its key: their names, and what is
// in them unless that never changes. Analyzers can read files that are not Go.
func (s *session) writeFiles(h hash.Hash, n *node) bool {
	files := n.abs(n.GoFiles, n.CgoFiles)
	if n.whole {
		files = append(files, append(n.otherFiles(), n.abs(n.IgnoredGoFiles, n.IgnoredOtherFiles)...)...)
	}
	fixed := s.neverChanges(n)
	for _, path := range files {
		fmt.Fprintf(h, "%q\n", path)
		if fixed && !s.overlay.has(path) {
			continue
		}
		data, err := s.sources.keep(path)
		if err != nil {
			return false
		}
		sum := sha256.Sum256(data)
		_, _ = h.Write(sum[:])
	}
	return true
}

// neverChanges reports whether the files of a package are those of a release:
// of Go, or of a module in the module cache.
func (s *session) neverChanges(n *node) bool {
	if n.Standard {
		return !strings.HasPrefix(s.settings.GOVERSION, "devel") && below(s.settings.GOROOT, n.Dir)
	}
	return n.Module != nil && below(s.settings.GOMODCACHE, n.Dir)
}

func below(dir, path string) bool {
	rel, err := filepath.Rel(dir, path)
	return dir != "" && err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}
