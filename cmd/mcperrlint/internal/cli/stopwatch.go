package cli

import (
	"strings"
	"time"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver"
)

// A stopwatch notes when phases of the work begin.
type stopwatch struct {
	phases []driver.Phase
	began  []time.Time
}

// note notes the phase that the work is in.
func (s *stopwatch) note(phase driver.Phase) {
	if n := len(s.phases); n == 0 || s.phases[n-1] != phase {
		s.phases, s.began = append(s.phases, phase), append(s.began, time.Now())
	}
}

// String returns how long the phases took, the last of which has just ended.
func (s *stopwatch) String() string {
	var parts []string
	for i, phase := range s.phases {
		end := time.Now()
		if i+1 < len(s.began) {
			end = s.began[i+1]
		}
		parts = append(parts, doing[phase]+" "+end.Sub(s.began[i]).Round(time.Millisecond).String())
	}
	return strings.Join(parts, ", ")
}
