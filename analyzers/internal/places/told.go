package places

import (
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
)

// Told is the name of the files to which positions belong that [Home.Pos] makes. They
// say with line directives which files and lines are meant.
const Told = "a place that a fact tells of"

// Pos returns a position that drivers print as the place, though its file need not have
// been read: it is the only one in a file that is added to those that are known. It is
// invalid if it is not known where the file lies.
func (h *Home) Pos(p Place) token.Pos {
	i := strings.LastIndex(string(p), ":")
	line, err := strconv.Atoi(string(p[i+1:]))
	if i < 0 || err != nil || h.dir == "" || strings.HasPrefix(string(p), nowhere) {
		return token.NoPos
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	pos, known := h.told[p]
	if !known {
		file := h.fset.AddFile(Told, -1, 1)
		file.AddLineColumnInfo(0, filepath.Join(h.dir, filepath.FromSlash(string(p[:i]))), line, 1)
		pos = file.Pos(0)
		h.told[p] = pos
	}
	return pos
}
