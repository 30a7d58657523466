package values

import (
	"errors"
	"fmt"
	"os"

	"example.test/flow/store"
)

// WithoutBody hands over nil: nothing is encoded.
func WithoutBody() error { // want WithoutBody:`^fails\(infrastructure os\.Remove\)$`
	return store.Send("a", nil)
}

// WithBody hands over something that may be anything.
func WithBody(n float64) error { // want WithBody:`^fails\(infrastructure os\.Remove\)$`
	return store.Send("a", n)
}

// WithCallersBody leaves it to the caller.
func WithCallersBody(body any) error { // want WithCallersBody:`^fails\(infrastructure os\.Remove\)$`
	return store.Send("a", body)
}

// AfterTest hands over something that is nil there.
func AfterTest(body any) error { // want AfterTest:`^fails\(infrastructure os\.Remove if 0 is nil\)$`
	if body == nil {
		return store.Send("a", body)
	}
	return nil
}

// WrappedWithoutBody leaves out what is wrapped.
func WrappedWithoutBody() error { // want WrappedWithoutBody:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\]\)$`
	if err := store.Send("a", nil); err != nil {
		return fmt.Errorf("send: %w", err)
	}
	return nil
}

func guarded(strict bool, mode string) error {
	if strict {
		return errors.New("strict")
	}
	if mode != "fast" {
		return os.Remove("a")
	}
	return errors.New("fast")
}

// Strict, Fast and Slow decide by constants.
func Strict() error { return guarded(true, "fast") } // want Strict:`^fails\(plain errors\.New\)$`

func Fast() error { return guarded(false, "fast") } // want Fast:`^fails\(plain errors\.New\)$`

func Slow(mode string) error { // want Slow:`^fails\(infrastructure os\.Remove if 0 is not "fast" \| plain errors\.New if 0 is "fast"\)$`
	return guarded(false, mode)
}

// MadeOnTheSpot is none of the errors that are explained.
func MadeOnTheSpot(n int) error { // want MadeOnTheSpot:`^fails\(plain fmt\.Errorf\)$`
	return store.Explain(fmt.Errorf("status %d", n))
}

// Explained is one of them.
func Explained() error { // want Explained:`^fails\(plain errors\.New\)$`
	return store.Explain(fmt.Errorf("sent: %w", store.ErrBusy))
}

// ExplainedForeign can wrap the type, and nothing of the module.
func ExplainedForeign() error { // want ExplainedForeign:`^fails\(plain errors\.New \| infrastructure os\.Remove\)$`
	return store.Explain(os.Remove("a"))
}

// ExplainedForCaller passes the conditions on.
func ExplainedForCaller(err error) error { // want ExplainedForCaller:`^fails\(plain errors\.New if 0 is io/fs\.PathError \| plain errors\.New if 0 is example\.test/flow/store\.ErrBusy if 0 is not io/fs\.PathError \| parameter 0 if 0 is not example\.test/flow/store\.ErrBusy if 0 is not io/fs\.PathError\)$`
	return store.Explain(err)
}

// Twice has one error on two ways, one of which is free.
func Twice(strict bool) error { // want Twice:`^fails\(plain example\.test/flow/values\.errUnknown\)$`
	if strict {
		return errUnknown
	}
	return errUnknown
}

// InLiteral passes its own parameter to a literal.
func InLiteral(body any) error { // want InLiteral:`^fails\(infrastructure os\.Remove\)$`
	send := func(body any) error { return store.Send("a", body) }
	return send(nil)
}

// EncodedText hands over what can always be encoded.
func EncodedText(text []string) (string, error) { // want EncodedText:`^fails\(renders parameter 0, -\); never\(10\)$`
	return store.Encode(map[string]any{"text": text})
}

// EncodedNumber hands over what may not be a number.
func EncodedNumber(n float64) (string, error) { // want EncodedNumber:`^never\(10\)$`
	return store.Encode(n)
}

// NamedFile and Unnamed decide about a parameter that the callee shares with a literal.
func NamedFile(name string) error { // want NamedFile:`^fails\(infrastructure os\.Remove if 0 is not ""\)$`
	if name == "" {
		return nil
	}
	return store.Locked(name, func(f func()) { f() })
}

func Unnamed() error { return store.Locked("", func(f func()) { f() }) } // want Unnamed:`^fails\(plain errors\.New\)$`

// Shared asks of a parameter of its own that it shares with a literal.
func Shared(body any) error { // want Shared:`^fails\(infrastructure os\.Remove if 0 is not nil\)$`
	defer func() { _ = body }()
	if body == nil {
		return nil
	}
	return store.Send("a", body)
}

// SharedNil hands over something that is nil there.
func SharedNil(body any) error { // want SharedNil:`^fails\(infrastructure os\.Remove if 0 is nil\)$`
	defer func() { _ = body }()
	if body == nil {
		return store.Send("a", body)
	}
	return nil
}

// SharedInside hands it over in the literal.
func SharedInside(body any) error { // want SharedInside:`^fails\(infrastructure os\.Remove\)$`
	return func() error { return store.Send("a", body) }()
}
