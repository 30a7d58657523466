package driver

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/cache"
	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/passes"
)

// session is one run.
type session struct {
	cfg      Config
	dir      string // absolute
	jobs     int
	settings settings
	overlay  *overlay
	sources  *sources
	cache    *cache.Cache
	reading  bool        // whether types are read from the cache, not only written
	stored   atomic.Bool // something was written to the cache
	progress *progress
	notes    *notes
	suite    *passes.Suite
	ballast  []byte
	recall   *recall // of a Resident, or nil
	memory   memory
}

// ballastSize is how much a run may allocate before garbage is collected for the
// first time, in a process of its own. Where little has changed, that is more than it
// needs: collecting would be a fifth of the work. (In a process with a run after another,
// it would be memory that was used before and is cleared, which takes longer.)
const ballastSize = 96 << 20

func newSession(ctx context.Context, cfg Config, known *recall) (*session, error) {
	dir, err := filepath.Abs(cfg.Dir)
	if err != nil {
		return nil, err
	}
	s := &session{cfg: cfg, dir: dir, jobs: cfg.Jobs, reading: true, cache: openCache(cfg.CacheDir), progress: &progress{call: cfg.Progress}, notes: new(notes), recall: known}
	if s.jobs <= 0 {
		s.jobs = runtime.GOMAXPROCS(0)
	}
	if s.cfg.Env == nil {
		s.cfg.Env = os.Environ()
	}
	if len(s.cfg.Patterns) == 0 {
		s.cfg.Patterns = []string{"./..."}
	}
	if s.suite, err = passes.NewSuite(cfg.Analyzers); err != nil {
		return nil, err
	}
	s.suite.Keep(cfg.Keep)
	if s.settings, err = s.currentSettings(ctx); err != nil {
		return nil, err
	}
	if s.overlay, err = s.readOverlay(); err != nil {
		return nil, err
	}
	s.sources = &sources{overlay: s.overlay, recall: known, fixed: []string{s.settings.GOROOT, s.settings.GOMODCACHE}, kept: make(map[string][]byte)}
	if s.cfg.LimitsMemory && s.recall.isFirst() {
		s.ballast = make([]byte, ballastSize) // never written to, so that it takes no memory
	}
	s.limitMemory()
	return s, nil
}

// close removes what is left over.
func (s *session) close() {
	s.overlay.close()
	runtime.KeepAlive(s.ballast)
	s.memory.release()
	if s.stored.Load() {
		_ = s.cache.TrimNowAndThen() // the next run that writes tries again
	}
}

// store puts an entry into the cache.
func (s *session) store(key cache.Key, data []byte) {
	if s.cache == nil {
		return
	}
	if err := s.cache.Put(key, data); err != nil {
		s.notes.add("the cache in %s cannot be written: %v", s.cache.Dir(), cause(err))
		return
	}
	s.stored.Store(true)
}

// env returns the last value of a variable of the environment.
func (s *session) env(name string) string {
	for _, setting := range slices.Backward(s.cfg.Env) {
		if value, found := strings.CutPrefix(setting, name+"="); found {
			return value
		}
	}
	return ""
}

// notes collects what the user may want to know beside the findings.
type notes struct {
	mu   sync.Mutex
	list []string
}

// add adds a note, unless there is the same already.
func (n *notes) add(format string, args ...any) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if note := fmt.Sprintf(format, args...); !slices.Contains(n.list, note) {
		n.list = append(n.list, note)
	}
}
