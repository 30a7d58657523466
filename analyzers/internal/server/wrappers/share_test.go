package wrappers_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/server/wrappers"
	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// state sets a flag of the settings for one test.
func state(t *testing.T, list, entries string) {
	t.Helper()
	assert.NoError(t, settings.Analyzer.Flags.Set(list, entries))
	t.Cleanup(func() { assert.NoError(t, settings.Analyzer.Flags.Set(list, "")) })
}

const sharing = `package m

import (
	"context"
	"errors"
	"fmt"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

func same(err error) error    { return err }
func wrapped(err error) error { return fmt.Errorf("get: %w", err) }
func text(err error) string   { return err.Error() }
func dropped(err error) error { return errors.New("failed") }
func looks(err error) bool    { return err != nil }

func classified(err error) error                     { return taxonomy.Classify(err) }
func inContext(ctx context.Context, err error) error { return taxonomy.ClassifyContext(ctx, err) }
func cause(err error) error                          { return taxonomy.InternalError("failed", taxonomy.Cause(err)) }
func detail(err error) error                         { return taxonomy.InternalError("failed", taxonomy.Detail(err.Error())) }
func coded(err error) error                          { return taxonomy.InternalError(err.Error()) }
func both(err error) error                           { return taxonomy.InternalError(err.Error(), taxonomy.Cause(err)) }
func inText(err error) string                        { return taxonomy.Classify(err).Error() }

func through(err error) error         { return classified(err) }
func twice(err error) error           { return through(fmt.Errorf("get: %w", err)) }
func throughCoded(err error) error    { return coded(err) }
func later(err error) (string, error) { return "", classified(err) }
func beside(err error) (string, error) { return err.Error(), classified(err) }

func either(err error, mine bool) error {
	if mine {
		return taxonomy.InternalError(err.Error())
	}
	return taxonomy.Classify(err)
}

func unlessKnown(err error, known bool) error {
	if known {
		return err
	}
	return taxonomy.Classify(err)
}

func first(err, other error) error  { return taxonomy.Classify(err) }
func second(n int, err error) error { return taxonomy.Classify(err) }
func logs(err error) error          { fmt.Println(err); return taxonomy.Classify(err) }
func own(err error) error           { return code(err) }
func code(err error) error          { return errors.New("E1 " + err.Error()) }
func hides(err error) error         { return hidden(err) }
func hidden(err error) error        { return errors.New("E2 " + err.Error()) }
func called(f func(error) error, err error) error   { return f(err) }
func none(id string) error          { return taxonomy.NotFound(id) }

type boxed struct{}

func (boxed) classified(err error) error { return taxonomy.Classify(err) }
func method(b boxed, err error) error    { return b.classified(err) }
`

// What is left of an error that a function is given, in what it returns.
func TestShares(t *testing.T) {
	state(t, settings.Taxonomies, "example.test/m.code,example.test/m.hidden:hides-text=true")
	s := fixture.Scope(t, sharing)
	reader := wrappers.NewReader(s)
	for name, want := range map[string]string{
		"same": "shares(all)", "wrapped": "shares(all)", "text": "shares(all)", "dropped": "shares(all)", "looks": "shares(all)",
		"classified": "shares(classified)", "inContext": "shares(all, classified)", "cause": "shares(classified)", "detail": "shares(classified)",
		"coded": "shares(coded)", "both": "shares(coded)", "inText": "shares(classified)",
		"through": "shares(classified)", "twice": "shares(classified)", "throughCoded": "shares(coded)", "later": "shares(classified)", "beside": "shares(all)",
		"either": "shares(coded, all)", "unlessKnown": "shares(all, all)",
		"first": "shares(classified, all)", "second": "shares(all, classified)", "logs": "shares(classified)",
		"own": "shares(coded)", "hides": "shares(classified)", "called": "shares(all, all)", "none": "shares()",
		"method": "shares(all, classified)",
	} {
		shares, _ := reader.Shares.Own(s.Program.Package().Func(name))
		assert.Equal(t, want, shares.String(), name)
	}
}

const seams = `package m

import (
	"context"
	"errors"
	"fmt"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

type handler func(ctx context.Context, id string) (string, error)

func same(next handler) handler {
	return func(ctx context.Context, id string) (string, error) {
		text, err := next(ctx, id)
		if err != nil {
			return "", fmt.Errorf("failed: %w", err)
		}
		return text, nil
	}
}

func sameConverts(next handler) handler {
	return func(ctx context.Context, id string) (string, error) {
		text, err := next(ctx, id)
		if err != nil {
			return "failed: " + err.Error(), nil
		}
		return text, nil
	}
}

func unlike(id string, next handler) (string, error) { return next(context.Background(), id) }

func wraps(next handler) (string, error) {
	text, err := next(nil, "")
	if err != nil {
		return "", fmt.Errorf("failed: %w", err)
	}
	return text, nil
}

func converts(next handler) (string, error) {
	text, err := next(nil, "")
	if err != nil {
		return "failed: " + err.Error(), nil
	}
	return text, nil
}

func classifies(next handler) (string, error) {
	text, err := next(nil, "")
	if err != nil {
		return taxonomy.Classify(err).Message, nil
	}
	return text, nil
}

func codes(next handler) (string, error) {
	text, err := next(nil, "")
	if err != nil {
		return "", taxonomy.InternalError(err.Error())
	}
	return text, nil
}

func partly(next handler) (string, error) {
	text, err := next(nil, "")
	if errors.Is(err, context.Canceled) {
		return "", err
	}
	if err != nil {
		return "failed", nil
	}
	return text, nil
}

func hides(next handler) (string, error) {
	text, err := next(nil, "")
	if err != nil {
		return "failed", nil
	}
	return text, nil
}

func ignores(next handler) (string, error) {
	text, _ := next(nil, "")
	return text, nil
}

func unread(next handler) (string, error) {
	text, err := next(nil, "")
	fmt.Println(err)
	return text, nil
}

func replaces(next handler) (string, error) {
	text, err := next(nil, "")
	if err != nil {
		return "", errors.New("failed")
	}
	return text, nil
}

func recovers(next handler) (text string, err error) {
	defer func() {
		if v := recover(); v != nil {
			text, err = "failed", nil
		}
	}()
	return next(nil, "")
}

func alone(next func() error) error { return next() }

func silent(next handler) { next(nil, "") }
`

// What a function does with the error of what it is given to call.
func TestSeams(t *testing.T) {
	s := fixture.Scope(t, seams)
	reader := wrappers.NewReader(s)
	for name, want := range map[string]string{
		"same$1":         "transparent, all",
		"sameConverts$1": "converting, all",
		"unlike":         "leaky, all",
		"wraps":          "leaky, all",
		"converts":       "converting, all",
		"classifies":     "converting, classified",
		"codes":          "leaky, coded",
		"partly":         "partly converting, all",
		"hides":          "converting, nothing",
		"ignores":        "unknown, all",
		"unread":         "unknown, all",
		"replaces":       "unknown, all",
		"recovers":       "leaky, all",
		"alone":          "unknown, all",
		"silent":         "unknown, all",
	} {
		outer, _, literal := strings.Cut(name, "$")
		fn := s.Program.Package().Func(outer)
		if literal {
			fn = fn.AnonFuncs[0]
		}
		for call := range program.Instructions[*ssa.Call](fn.Blocks) {
			given := !call.Call.IsInvoke() && call.Call.StaticCallee() == nil
			if callee := call.Call.StaticCallee(); !given && (callee == nil || callee.Name() != "Call") {
				continue
			}
			effect := wrappers.EffectOf(fn, call)
			assert.Equal(t, want, effect.String()+", "+reader.ShareOf(fn, call, effect).String(), name)
		}
	}
}

// Holding errors back wins over letting them through, and the unknown may hold them back.
func TestCombined(t *testing.T) {
	order := []wrappers.Effect{wrappers.Converting, wrappers.Partly, wrappers.Unknown, wrappers.None, wrappers.Leaky, wrappers.Transparent}
	for i, a := range order {
		for j, b := range order {
			assert.Equal(t, order[min(i, j)], wrappers.Combined(a, b), "%s before %s", a, b)
		}
	}
}
