package analyzers

import (
	"go/token"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/places"
)

// IsTold reports whether a file stands for places in other packages that findings are
// related to. Facts tell of those places: they change when the places move.
func IsTold(file *token.File) bool { return file.Name() == places.Told }
