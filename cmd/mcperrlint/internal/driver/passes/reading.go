package passes

import (
	"fmt"
	"go/ast"
	"net/url"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// readFile reads a file that belongs to the package: what other files say is
// not known to change the result.
func (a *action) readFile(name string) ([]byte, error) {
	isName := func(f *ast.File) bool { return a.pkg.Fset.File(f.FileStart).Name() == name }
	if !slices.Contains(a.pkg.OtherFiles, name) && !slices.Contains(a.pkg.IgnoredFiles, name) && !slices.ContainsFunc(a.pkg.Files, isName) {
		return nil, fmt.Errorf("%s is not a file of the package", name)
	}
	return a.pkg.ReadFile(name)
}

// address returns the address of the documentation of a diagnostic, which can be
// relative to that of the analyzer, and is its category otherwise.
func address(a *analysis.Analyzer, d analysis.Diagnostic) (string, error) {
	if d.URL == "" && d.Category == "" && a.URL == "" {
		return "", nil
	}
	relative := d.URL
	if relative == "" && d.Category != "" {
		relative = "#" + d.Category
	}
	to, err := url.Parse(relative)
	if err != nil {
		return "", fmt.Errorf("the address %q of a diagnostic is wrong: %w", relative, err)
	}
	base, err := url.Parse(a.URL)
	if err != nil {
		return "", fmt.Errorf("the address %q is wrong: %w", a.URL, err)
	}
	return base.ResolveReference(to).String(), nil
}
