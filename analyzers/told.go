package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/report"
)

// UnsafePrefix begins the messages of fixes after which somebody has work to do.
const UnsafePrefix = report.UnsafePrefix

// Fixes returns the analyzer whose flag "unsafe" makes rules offer fixes after which somebody
// has work to do. All rules require it, and drivers do not run it by itself: only one that
// tells such fixes from others sets the flag.
func Fixes() *analysis.Analyzer { return report.Fixes }
