package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// UnsafePrefix begins the messages of fixes that leave work to do.
const UnsafePrefix = report.UnsafePrefix

// Fixes returns the analyzer whose flag "unsafe" makes rules offer fixes that leave work to
// do. All rules require it. Only drivers that tell such fixes from others set the flag.
func Fixes() *analysis.Analyzer { return report.Fixes }
