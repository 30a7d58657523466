package baseline

import "path/filepath"

// names works out paths as they are in entries.
type names struct {
	dir, real string // the directory of the baseline, and that without symbolic links
	known     map[string]string
}

func (b *Baseline) names() *names {
	return &names{dir: b.dir, real: real(b.dir), known: make(map[string]string)}
}

// of returns the path of a file from the directory of the baseline, with slashes.
// Where a symbolic link stands between the two, it is taken away.
func (n *names) of(path string) string {
	if name, known := n.known[path]; known {
		return name
	}
	name := relative(n.dir, path)
	if !filepath.IsLocal(name) {
		if other := relative(n.real, real(path)); filepath.IsLocal(other) {
			name = other
		}
	}
	name = filepath.ToSlash(name)
	n.known[path] = name
	return name
}

func relative(dir, path string) string {
	if rel, err := filepath.Rel(dir, path); err == nil {
		return rel
	}
	return path // on another volume
}

// real returns a path without symbolic links. Of a file that is gone, those of its
// directory are taken away.
func real(path string) string {
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		return resolved
	}
	if resolved, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
		return filepath.Join(resolved, filepath.Base(path))
	}
	return path
}
