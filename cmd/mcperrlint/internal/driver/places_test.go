package driver

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// A large package is alone, and small ones are as many as there are processors.
func TestPlaces(t *testing.T) {
	p := newPlaces(2)
	var inside, most atomic.Int32
	var all sync.WaitGroup
	for i := range 40 {
		all.Go(func() {
			large := i%4 == 0
			defer p.take(large)()
			now := inside.Add(1)
			defer inside.Add(-1)
			time.Sleep(time.Millisecond)
			if large {
				assert.EqualValues(t, 1, inside.Load())
			} else if now > most.Load() {
				most.Store(now)
			}
		})
	}
	all.Wait()
	assert.EqualValues(t, 2, most.Load())
}
