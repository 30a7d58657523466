package driver

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// currentLimit returns the limit of the process.
func currentLimit() int64 { return debug.SetMemoryLimit(-1) }

func TestMemoryLimit(t *testing.T) {
	before := currentLimit()
	s := &session{cfg: Config{LimitsMemory: true, Env: []string{}}}
	s.limitMemory()
	assert.EqualValues(t, usualMemory, currentLimit())

	much := make([]byte, 2*usualMemory)
	runtime.GC()
	s.memory.adapt()
	assert.Greater(t, currentLimit(), int64(len(much)), "with more in use than usual")
	runtime.KeepAlive(much)

	s.memory.release()
	assert.Equal(t, before, currentLimit())
}

func TestMemoryLimitOfTheUser(t *testing.T) {
	before := currentLimit()
	s := &session{cfg: Config{LimitsMemory: true, Env: []string{"GOMEMLIMIT=1GiB"}}}
	s.limitMemory()
	require.Equal(t, before, currentLimit(), "Go has set it when the process began")
	s.memory.adapt()
	s.memory.release()
	assert.Equal(t, before, currentLimit())
}

// One package alone can need more than is usual: the limit follows while it is looked at.
func TestMemoryLimitFollows(t *testing.T) {
	s := &session{cfg: Config{LimitsMemory: true, Env: []string{}}}
	s.limitMemory()
	defer s.memory.release()
	much := make([]byte, 2*usualMemory)
	require.Eventually(t, func() bool {
		runtime.GC()
		return currentLimit() > int64(len(much))
	}, 10*time.Second, 10*time.Millisecond)
	runtime.KeepAlive(much)
}

// A stack is in use as well: without it, a deep expression would leave the collector nothing else to do.
func TestMemoryLimitFollowsStacks(t *testing.T) {
	s := &session{cfg: Config{LimitsMemory: true, Env: []string{}}}
	s.limitMemory()
	defer s.memory.release()
	var atDepth func(n int) int64
	atDepth = func(n int) int64 {
		if n == 0 {
			s.memory.adapt()
			return currentLimit()
		}
		var frame [1 << 10]byte
		frame[n%len(frame)] = 1
		return atDepth(n-1) + int64(frame[(n+1)%len(frame)])
	}
	assert.Greater(t, atDepth(300_000), int64(300_000<<10))
}
