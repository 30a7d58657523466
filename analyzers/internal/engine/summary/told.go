package summary

import (
	"go/token"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/mcperrlint/mcperrlint/internal/position"
)

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
		pos = position.Add(h.fset, token.Position{Filename: filepath.Join(h.dir, filepath.FromSlash(string(p[:i]))), Line: line, Column: 1})
		h.told[p] = pos
	}
	return pos
}
