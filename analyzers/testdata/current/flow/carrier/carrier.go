// Package carrier returns structs that carry errors.
package carrier

import (
	"fmt"
	"os"
)

type Answer struct {
	Text string
	Err  error
	note error
}

func Ask(path string) *Answer { // want Ask:`^fails\(Err: plain fmt\.Errorf \[infrastructure os\.ReadFile kept shown\]\)$`
	data, err := os.ReadFile(path)
	if err != nil {
		return &Answer{Err: fmt.Errorf("read: %w", err)}
	}
	return &Answer{Text: string(data)}
}

func Pair(path string) (Answer, bool) { // want Pair:`^fails\(Err: infrastructure os\.Remove, -\)$`
	return Answer{Err: os.Remove(path)}, true
}

func Failed(err error) Answer { return Answer{Err: err} } // want Failed:`^fails\(Err: parameter 0\)$`

func Noted(path string) *Answer { // want Noted:`^fails\(note: infrastructure os\.Remove\)$`
	a := &Answer{}
	a.note = os.Remove(path)
	return a
}

func (a *Answer) Note() error { return a.note } // want Note:`^fails\(parameter 0\.note\)$`

func Fine() *Answer { return &Answer{Text: "fine"} }
