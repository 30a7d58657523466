// Package carried reads errors from structs in which they are carried.
package carried

import (
	"errors"
	"os"
	"sync"

	"example.test/flow/carrier"
)

type answer struct {
	text string
	err  error
}

func ask(path string) *answer {
	data, err := os.ReadFile(path)
	if err != nil {
		return &answer{err: err}
	}
	return &answer{text: string(data)}
}

func Own(path string) (string, error) { // want Own:`^fails\(.*, infrastructure os\.ReadFile\)$`
	a := ask(path)
	if a.err != nil {
		return "", a.err
	}
	return a.text, nil
}

func failed(err error) answer { return answer{err: err} }

func Handed() error { // want Handed:`^fails\(plain errors\.New\)$`
	a := failed(errors.New("a"))
	return a.err
}

func Imported(path string) error { // want Imported:`^fails\(plain fmt\.Errorf \[infrastructure os\.ReadFile kept shown\]\)$`
	return carrier.Ask(path).Err
}

func ImportedPair(path string) error { // want ImportedPair:`^fails\(infrastructure os\.Remove\)$`
	a, ok := carrier.Pair(path)
	if !ok {
		return nil
	}
	return a.Err
}

func ImportedHanded() error { // want ImportedHanded:`^fails\(plain errors\.New\)$`
	return carrier.Failed(errors.New("a")).Err
}

func ByMethod(path string) error { // want ByMethod:`^fails\(infrastructure os\.Remove\)$`
	return carrier.Noted(path).Note()
}

func Received(paths []string) error { // want Received:`^fails\(infrastructure os\.ReadFile\)$`
	answers := make(chan answer, len(paths))
	for _, path := range paths {
		go func() {
			data, err := os.ReadFile(path)
			answers <- answer{string(data), err}
		}()
	}
	for range paths {
		if a := <-answers; a.err != nil {
			return a.err
		}
	}
	return nil
}

func Ranged(paths []string) error { // want Ranged:`^fails\(infrastructure os\.ReadFile\)$`
	answers := make(chan *answer, len(paths))
	go func() {
		defer close(answers)
		for _, path := range paths {
			answers <- ask(path)
		}
	}()
	for a := range answers {
		if a.err != nil {
			return a.err
		}
	}
	return nil
}

func Gathered(paths []string) error { // want Gathered:`^fails\(infrastructure os\.ReadFile\)$`
	answers := make([]answer, len(paths))
	var all sync.WaitGroup
	for i, path := range paths {
		all.Go(func() {
			data, err := os.ReadFile(path)
			answers[i] = answer{string(data), err}
		})
	}
	all.Wait()
	for _, a := range answers {
		if a.err != nil {
			return a.err
		}
	}
	return nil
}

func Appended(paths []string) error { // want Appended:`^fails\(infrastructure os\.ReadFile\)$`
	var answers []*answer
	for _, path := range paths {
		answers = append(answers, ask(path))
	}
	for _, a := range answers {
		if a.err != nil {
			return a.err
		}
	}
	return nil
}

func fine() *answer { return &answer{text: "fine"} }

func Fine() error { return fine().err }

func fill(a *answer) { a.err = os.Remove("x") }

func filled() *answer {
	a := &answer{}
	fill(a)
	return a
}

func Filled() error { return filled().err }
