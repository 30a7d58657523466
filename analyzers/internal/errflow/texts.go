package errflow

import "golang.org/x/tools/go/ssa"

// Texts returns the constant texts of which a value of a function of the package is made.
func (f *Flow) Texts(v ssa.Value) []string {
	if f.eval == nil || v.Parent() == nil {
		return nil
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.eval.start(v.Parent())
	if f.isOverlong(v.Parent()) {
		return nil
	}
	return textsIn(f.lossReader, v)
}
