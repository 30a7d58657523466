package taxonomy

import (
	"context"
	"log/slog"
)

// DoOption configures [Do] and [Call]. Every [Option] is one, and is added to
// every error: [LogLevel], or an [Extra] with the id of the request.
type DoOption interface{ applyDo(*doConfig) }

type doOptionFunc func(*doConfig)

func (f doOptionFunc) applyDo(c *doConfig) { f(c) }

type doConfig struct {
	logger   *slog.Logger
	adapters []Adapter
	options  []Option
	code     Code
	input    any
}

// DoLogger makes [Do] log to l. A nil logger disables logging.
func DoLogger(l *slog.Logger) DoOption {
	return doOptionFunc(func(c *doConfig) { c.logger = l })
}

// DoAdapters makes Do classify with these adapters.
func DoAdapters(adapters ...Adapter) DoOption {
	return doOptionFunc(func(c *doConfig) { c.adapters = append(c.adapters, adapters...) })
}

// DoCode gives errors without a code this one, whatever their types and texts
// say, with the phrase of the code as the message. Cancelled requests and
// panics are left alone.
func DoCode(code Code) DoOption {
	return doOptionFunc(func(c *doConfig) { c.code = code })
}

// DoInput notes what the operation was given, for logs: under the key "input" of
// the extra data, as JSON of at most 4 KiB. Credentials are left out by the names
// of their keys, at every depth.
func DoInput(input any) DoOption {
	return doOptionFunc(func(c *doConfig) { c.input = input })
}

// Do runs fn and returns nil if it succeeds. Otherwise it classifies the error,
// logs it once, in full, with the name of the operation, and returns it: always
// as a *Error, with the original as its cause. A panic of fn is such an error
// too. It logs to [slog.Default] at the level of the error.
func Do(ctx context.Context, operation string, fn func(context.Context) error, opts ...DoOption) error {
	c := doConfig{logger: slog.Default()}
	for _, opt := range opts {
		if opt != nil {
			opt.applyDo(&c)
		}
	}
	if ctx == nil {
		ctx = context.Background()
	}
	err := run(ctx, fn)
	if err == nil {
		return nil
	}
	e := c.coded(err, ClassifyContext(ctx, err, c.adapters...))
	if c.input != nil {
		c.options = append(c.options, Extra("input", noted(c.input)))
	}
	if len(c.options) > 0 {
		e = e.With(c.options...)
	}
	c.log(ctx, operation, e)
	return e
}

// coded returns e with the code that the caller of Do wants for errors that
// carry none.
func (c *doConfig) coded(err error, e *Error) *Error {
	if c.code == 0 || e.Code == CodeRequestCancelled || codedIn(tree(err)) != nil {
		return e
	}
	made := New(c.code, c.code.Phrase(), Cause(err), Detail(e.Detail))
	made.Extra = e.Extra
	return made
}

// Call is [Do] for a function that returns a value. If it fails, the value is the
// zero value.
func Call[T any](ctx context.Context, operation string, fn func(context.Context) (T, error), opts ...DoOption) (T, error) {
	var value T
	var run func(context.Context) error
	if fn != nil {
		run = func(ctx context.Context) (err error) {
			value, err = fn(ctx)
			return err
		}
	}
	if err := Do(ctx, operation, run, opts...); err != nil {
		var none T
		return none, err
	}
	return value, nil
}

// run calls fn and turns a panic into an error.
func run(ctx context.Context, fn func(context.Context) error) (err error) {
	if fn == nil {
		return refuse("there is no function to run", nil)
	}
	defer func() {
		if v := recover(); v != nil {
			err = FromPanic(v)
		}
	}()
	return fn(ctx)
}

func (c *doConfig) log(ctx context.Context, operation string, e *Error) {
	if c.logger == nil {
		return
	}
	// A log handler that panics must not replace the failure.
	_ = safely(func() {
		c.logger.LogAttrs(ctx, e.Level(), "operation failed",
			slog.String("operation", operation), slog.Any("error", e))
	})
}
