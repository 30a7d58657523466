package fix

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
)

// A Result is what became of a plan.
type Result struct {
	// Applied are the fixes whose files are all written.
	Applied []Applied
	// Skipped are all others, with those that were not part of the plan.
	Skipped []Skipped
	// Written are the files that were changed.
	Written []string
	// Failed are the files that could not be changed, and are as they were.
	Failed []Failure
}

// A Failure is a file that could not be written.
type Failure struct {
	File string
	Err  error
}

// Error returns the file and what is wrong with it.
func (f Failure) Error() string { return f.File + ": " + f.Err.Error() }

// Unwrap returns what is wrong.
func (f Failure) Unwrap() error { return f.Err }

// errChanged says that a file was written by someone else.
var errChanged = errors.New("the file has changed meanwhile")

// Apply writes the files, each as a whole: when it is interrupted, also by the
// end of the process, every file is as it was or fixed. When the context is done
// it begins no further file.
func (p *Plan) Apply(ctx context.Context) *Result {
	r := &Result{Skipped: p.Skipped}
	failed := make(map[*source]error)
	for _, s := range p.files {
		err := ctx.Err()
		if err == nil {
			err = s.write()
		}
		if err != nil {
			failed[s] = err
			r.Failed = append(r.Failed, Failure{File: s.path, Err: err})
			continue
		}
		r.Written = append(r.Written, s.path)
	}
	for _, a := range p.Applied {
		if s := a.failed(failed); s != nil {
			r.Skipped = append(r.Skipped, Skipped{Finding: a.Finding, Fix: a.Fix, Reason: Unwritten, File: s.path, Err: failed[s]})
		} else {
			r.Applied = append(r.Applied, a)
		}
	}
	return r
}

// failed returns a file of the fix that could not be written, or nil.
func (a Applied) failed(failed map[*source]error) *source {
	for _, s := range a.files {
		if failed[s] != nil {
			return s
		}
	}
	return nil
}

// write writes the file, if it is what the plan was made for.
func (s *source) write() error {
	now, err := s.file.Read()
	if err != nil {
		return cause(err)
	}
	if !bytes.Equal(now, s.content) {
		return errChanged
	}
	return cause(s.file.Write(s.fixed))
}

// cause returns an error without the operation and the path.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
