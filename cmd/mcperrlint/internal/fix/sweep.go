package fix

import (
	"os"
	"path/filepath"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/atomicfile"
)

// Sweep removes what a run that was killed while it applied fixes has left in the
// directories of files, as far as these are in modules.
func Sweep(modules, files []string) {
	dirs := make(map[string]bool)
	for _, file := range files {
		dirs[filepath.Dir(file)] = true
	}
	for _, module := range modules {
		root, err := os.OpenRoot(module)
		if err != nil {
			continue // there is nothing to apply either
		}
		for dir := range dirs {
			if rel, err := filepath.Rel(module, dir); err == nil && filepath.IsLocal(rel) {
				atomicfile.Sweep(root, rel)
			}
		}
		_ = root.Close()
	}
}
