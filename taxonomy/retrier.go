package taxonomy

import (
	"cmp"
	"context"
	"log/slog"
	"math/rand/v2"
	"strconv"
	"time"
)

// reasonRetryDeadline is the reason of the timeout that a [Retrier] returns
// after its total deadline.
const reasonRetryDeadline = "retry_deadline_exceeded"

// Retrier repeats an operation while its failure may be transient. The zero
// value repeats three times and waits one, two and four seconds, each up to a
// quarter shorter or longer at random.
type Retrier struct {
	// Retries is how often the operation is repeated after the first attempt: 0
	// means 3, negative means never.
	Retries int
	// Base is the first wait, which doubles each time; 0 means one second.
	Base time.Duration
	// Cap is the longest wait; 0 means thirty seconds. A failure that asks for
	// a longer wait is returned at once.
	Cap time.Duration
	// Deadline limits attempts and waits together; 0 means no limit.
	Deadline time.Duration
	// Transient replaces the decision whether a retry may help. By default that is what
	// a coded error states, what [Classify] knows of another, and yes for an error
	// of which nothing is known.
	Transient func(error) bool
	// Adapters classify failures without a code.
	Adapters []Adapter
	// Logger gets a record for each failure that is retried, at the level set
	// with [LogLevel], else as a warning. The last failure is returned and not
	// logged. Nil means [slog.Default].
	Logger *slog.Logger
}

const (
	defaultRetries = 3
	defaultBase    = time.Second
	defaultCap     = 30 * time.Second
	jitter         = 0.25
)

// Do runs fn until it succeeds, fails permanently, or has been repeated often
// enough. It returns nil or the last failure: unchanged if retrying is of no
// use, else a *Error that says how often it was tried, with the last failure as
// its cause. A wait that a failure states is kept exactly.
func (r Retrier) Do(ctx context.Context, operation string, fn func(context.Context) error) error {
	if ctx == nil {
		ctx = context.Background()
	}
	s := retrying{Retrier: r.withDefaults(), operation: operation, caller: ctx, began: time.Now()}
	inner := ctx
	if r.Deadline > 0 {
		var stop context.CancelFunc
		inner, stop = context.WithTimeout(ctx, r.Deadline)
		defer stop()
	}
	for attempt := 1; ; attempt++ {
		err := run(inner, fn)
		if err == nil {
			return nil
		}
		s.attempts = attempt
		if done := s.stop(inner, err); done != nil {
			return done
		}
	}
}

func (r Retrier) withDefaults() Retrier {
	if r.Retries == 0 {
		r.Retries = defaultRetries
	}
	if r.Base <= 0 {
		r.Base = defaultBase
	}
	if r.Cap <= 0 {
		r.Cap = defaultCap
	}
	return r
}

// retrying is one call of Retrier.Do.
type retrying struct {
	Retrier
	operation string
	caller    context.Context
	began     time.Time
	attempts  int
}

// stop decides what a failure means: it returns the error to give up with, or
// nil after it has waited for the next attempt.
func (s *retrying) stop(inner context.Context, err error) error {
	if s.caller.Err() != nil {
		return err
	}
	if inner.Err() != nil {
		return s.overdue(err)
	}
	// What another server said stays as it is: who gets the error classifies it.
	var unknown context.Context
	e := Classifier{Adapters: s.Adapters}.classify(unknown, err)
	if !s.passes(err, e) {
		return err
	}
	if s.attempts > s.Retries {
		return s.exhausted(err, e)
	}
	wait := s.wait(e)
	if e.RetryAfter > s.Cap {
		return err
	}
	if left := s.Deadline - time.Since(s.began); s.Deadline > 0 && wait > left {
		if e.RetryAfter > 0 {
			return err
		}
		return s.overdue(err)
	}
	s.log(e, wait)
	return s.sleep(err, wait)
}

// log writes down a failure after which the operation is repeated.
func (s *retrying) log(e *Error, wait time.Duration) {
	logger := cmp.Or(s.Logger, slog.Default())
	level, stated := e.StatedLevel()
	if !stated {
		level = slog.LevelWarn
	}
	// A log handler that panics must not end the repetition.
	_ = safely(func() {
		logger.LogAttrs(s.caller, level, "operation failed and is repeated", slog.String("operation", s.operation),
			slog.Int("attempt", s.attempts), slog.Duration("wait", wait), slog.Any("error", e))
	})
}

func (s *retrying) passes(err error, e *Error) (yes bool) {
	if s.Transient == nil {
		return e.CanRetry()
	}
	_ = safely(func() { yes = s.Transient(err) })
	return yes
}

// wait returns how long to wait before the next attempt.
func (s *retrying) wait(e *Error) time.Duration {
	if e.RetryAfter > 0 {
		return e.RetryAfter
	}
	wait := s.Base
	for i := 1; i < s.attempts && wait < s.Cap; i++ {
		wait *= 2
	}
	return time.Duration(float64(min(wait, s.Cap)) * (1 - jitter + 2*jitter*rand.Float64()))
}

// sleep returns nil when the wait is over, or the error for a caller who gave
// up in the meantime.
func (s *retrying) sleep(err error, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-s.caller.Done():
		return ClassifyContext(s.caller, context.Cause(s.caller)).With(s.progress()...).With(Extra("last_error", Chain(err)))
	}
}

func (s *retrying) exhausted(err error, e *Error) error {
	failed := e.With(s.progress()...).With(Cause(err))
	failed.Message = e.Error() + attemptsPhrase(s.attempts)
	return failed
}

func (s *retrying) overdue(err error) error {
	elapsed := time.Since(s.began)
	return Timeout("The operation did not succeed within the time it was given.", Cause(err), Reason(reasonRetryDeadline),
		Data("deadlineMs", s.Deadline.Milliseconds()), Data("elapsedMs", elapsed.Milliseconds())).With(s.progress()...)
}

func (s *retrying) progress() []Option {
	return []Option{Data("retryAttempts", s.attempts), Data("operation", s.operation)}
}

func attemptsPhrase(attempts int) string {
	if attempts == 1 {
		return " (tried once)"
	}
	return " (tried " + strconv.Itoa(attempts) + " times)"
}
