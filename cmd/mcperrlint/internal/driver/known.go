package driver

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
)

// keepsResults reports whether results are kept.
func (s *session) keepsResults() bool { return s.cache != nil && s.cfg.Fingerprint != "" }

// resultKey returns a key for the result of the run, if all that the result
// depends on is part of it.
func (s *session) resultKey(order []*node) (key cache.Key, ok bool) {
	if !s.keepsResults() {
		return key, false
	}
	program, err := programSum()
	if err != nil {
		return key, false
	}
	h := sha256.New()
	fmt.Fprintf(h, "result\n%q\n%x\n", s.cfg.Fingerprint, program)
	for _, a := range s.cfg.Analyzers {
		writeAnalyzer(h, a)
	}
	for _, n := range order {
		if !n.whole {
			continue
		}
		if !n.keyed {
			return key, false
		}
		_, _ = h.Write(n.key[:])
	}
	h.Sum(key[:0])
	return key, true
}

// writeAnalyzer adds an analyzer to a key, with those that it requires.
func writeAnalyzer(w io.Writer, a *analysis.Analyzer) {
	fmt.Fprintf(w, "%q\n", a.Name)
	a.Flags.VisitAll(func(f *flag.Flag) { fmt.Fprintf(w, "%q %q\n", f.Name, f.Value) })
	for _, required := range a.Requires {
		writeAnalyzer(w, required)
	}
}

// programSum returns a checksum of the running program.
var programSum = sync.OnceValues(func() ([]byte, error) {
	path, err := os.Executable()
	if err != nil {
		return nil, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	h := sha256.New()
	_, err = io.Copy(h, file)
	return h.Sum(nil), err
})

// readResult returns the result of an earlier run, or nil.
func (s *session) readResult(key cache.Key) *Result {
	data, found := s.cache.Get(key)
	if !found {
		return nil
	}
	result := new(Result)
	if json.Unmarshal(data, result) != nil {
		return nil
	}
	result.Notes = s.notes.list
	return result
}

// writeResult keeps a result, if it tells of nothing but findings and no file
// was edited since the packages were listed.
func (s *session) writeResult(key cache.Key, r *Result) {
	if len(r.Broken)+len(r.Skipped)+len(r.Failed) > 0 || !s.sources.unchanged() {
		return
	}
	kept := *r
	kept.Notes = nil
	if data, err := json.Marshal(kept); err == nil {
		s.store(key, data)
		r.Notes = s.notes.list
	}
}
