package values

import (
	"errors"

	"example.test/flow/store"
)

func fetched(name string) (string, *store.Answer, error) {
	if name == "x" {
		return "", nil, errUnknown
	}
	return store.Fetch(name)
}

// WithAnswer leaves out the errors that come without an answer.
func WithAnswer(name string) error { // want WithAnswer:`^fails\(infrastructure os\.Remove if 0 is not "" if 0 is not "x"\)$`
	_, answer, err := fetched(name)
	if err != nil && answer != nil {
		return err
	}
	return nil
}

// WithText leaves out what comes before: the text is not something that can be
// nil.
func WithText(name string) error { // want WithText:`^fails\(plain example\.test/flow/values\.errUnknown if 0 is "x" \| plain errors\.New if 0 is "" if 0 is not "x" \| infrastructure os\.ReadFile if 0 is not "" if 0 is not "x" \| infrastructure os\.Remove if 0 is not "" if 0 is not "x"\)$`
	text, _, err := fetched(name)
	if text == "" {
		return err
	}
	return nil
}

// Without leaves out the errors that come with an answer.
func Without(name string) error { // want Without:`^fails\(plain example\.test/flow/values\.errUnknown if 0 is "x" \| plain errors\.New if 0 is "" if 0 is not "x" \| infrastructure os\.ReadFile if 0 is not "" if 0 is not "x"\)$`
	_, answer, err := fetched(name)
	if answer == nil {
		return err
	}
	return nil
}

// OfAnother tests the answer of another call.
func OfAnother(name string) error { // want OfAnother:`^fails\(plain example\.test/flow/values\.errUnknown if 0 is "x" \| plain errors\.New if 0 is "" if 0 is not "x" \| infrastructure os\.ReadFile if 0 is not "" if 0 is not "x" \| infrastructure os\.Remove if 0 is not "" if 0 is not "x"\)$`
	_, answer, _ := fetched("first")
	_, _, err := fetched(name)
	if answer != nil {
		return err
	}
	return nil
}

// both has one error in two returns, one of which is with an answer.
func both(name string) (*store.Answer, error) {
	err := load(name)
	if name == "a" {
		return nil, err
	}
	return &store.Answer{}, err
}

// FromBoth keeps an error that comes with and without an answer.
func FromBoth(name string) error { // want FromBoth:`^fails\(plain fmt\.Errorf \[plain example\.test/flow/values\.errUnknown kept shown\] if 0 is "" \| plain errors\.New if 0 is "x" if 0 is not "" \| typed example\.test/flow/values\.missing \[parameter 0 shown\] if 0 is "y" if 0 is not "x" if 0 is not "" \| infrastructure os\.Remove if 0 is not "y" if 0 is not "x" if 0 is not ""\)$`
	answer, err := both(name)
	if answer != nil {
		return err
	}
	return nil
}

// made returns an answer with one of its errors in any case, and none with the other one.
func made(name string) (*store.Answer, error) {
	answer := &store.Answer{}
	if name == "" {
		return answer, errors.New("the name is empty")
	}
	if err := load(name); err != nil {
		return nil, errUnknown
	}
	return answer, nil
}

// handedOn returns both as they come.
func handedOn(name string) (*store.Answer, error) {
	return made(name)
}

// FromMade has no answer, and so not the error that comes with one.
func FromMade(name string) error { // want FromMade:`^fails\(plain example\.test/flow/values\.errUnknown if 0 is not ""\)$`
	answer, err := handedOn(name)
	if err != nil && answer == nil {
		return err
	}
	return nil
}
