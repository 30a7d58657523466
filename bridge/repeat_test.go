package bridge_test

import (
	"context"
	"errors"
	"net"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/bridge"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func TestCallsThatMustNotHaveTheirEffectTwice(t *testing.T) {
	repeats := contract.Contract{{
		Reason: "busy", Code: taxonomy.CodeServiceUnavailable, When: "The store is busy.",
		Recovery: "Call the tool again in a moment.", Retry: taxonomy.RetryYes,
	}}
	lost := &net.OpError{Op: "read", Net: "tcp", Err: syscall.ECONNRESET}
	for name, tt := range map[string]struct {
		err error
		can bool
	}{
		"a timeout":                       {context.DeadlineExceeded, false},
		"a lost connection":               {lost, false},
		"a response of a service":         {taxonomy.Upstream("Failed.", 502), false},
		"unavailable":                     {taxonomy.ServiceUnavailable("Busy."), false},
		"refused":                         {taxonomy.RateLimited("Too fast."), true},
		"a wait that a service asks for":  {taxonomy.ServiceUnavailable("Busy.", taxonomy.RetryAfter(time.Second)), true},
		"stated by the contract":          {repeats.Fail("busy", ""), true},
		"filled in from the contract":     {taxonomy.ServiceUnavailable("Busy.", taxonomy.Reason("busy")), true},
		"stated by the error":             {taxonomy.Timeout("Slow.", taxonomy.RetryYes), true},
		"stated by the error, classified": {errors.Join(taxonomy.Retryable("Again.")), true},
	} {
		t.Run(name, func(t *testing.T) {
			b := bridge.New(bridge.Logger(nil))
			once := bridge.Call{Kind: bridge.Tool, Name: "send", Contract: repeats, Once: func(context.Context) bool { return true }}
			e := b.Run(t.Context(), once, failing(tt.err))
			assert.Equal(t, tt.can, e.CanRetry())
			if !tt.can {
				assert.Contains(t, b.Result(e).Text, "The call may have had its effect.")
				assert.NotContains(t, b.Result(e).Text, "may be retried")
			}
			often := once
			often.Once = func(context.Context) bool { return false }
			assert.True(t, b.Run(t.Context(), often, failing(tt.err)).CanRetry())
			often.Once = nil
			assert.True(t, b.Run(t.Context(), often, failing(tt.err)).CanRetry())
		})
	}
}

func TestOnceKeepsTheRecovery(t *testing.T) {
	asked := 0
	once := bridge.Call{Kind: bridge.Tool, Name: "send", Once: func(context.Context) bool { asked++; panic("once") }}
	e := bridge.New(bridge.Logger(nil)).Run(t.Context(), once, failing(taxonomy.Timeout("Slow.", taxonomy.Recovery("Send less."))))
	assert.Equal(t, "Send less. The call may have had its effect. Find out whether it did before you call the tool again.", e.Recovery)
	bridge.New(bridge.Logger(nil)).Run(t.Context(), once, failing(taxonomy.NotFound("Gone.")))
	assert.Equal(t, 1, asked, "it is asked only where it matters")
}
