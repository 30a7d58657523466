// Package packed writes values that have many strings in common, and reads them
// fast: every run reads what earlier ones wrote before it does anything else.
//
// Strings are written as numbers. What they stand for comes first, each once, with
// the lengths in front.
package packed

import "encoding/binary"

// A Writer collects values. The zero Writer is empty.
type Writer struct {
	index map[string]uint64
	texts []string
	out   []byte
}

// Number writes a number.
func (w *Writer) Number(n int) { w.out = binary.AppendVarint(w.out, int64(n)) }

// Bool writes a truth value.
func (w *Writer) Bool(b bool) {
	n := 0
	if b {
		n = 1
	}
	w.Number(n)
}

// Text writes a string.
func (w *Writer) Text(s string) {
	i, found := w.index[s]
	if !found {
		if w.index == nil {
			w.index = make(map[string]uint64)
		}
		i = uint64(len(w.texts))
		w.index[s] = i
		w.texts = append(w.texts, s)
	}
	w.out = binary.AppendUvarint(w.out, i)
}

// Data writes the bytes of all values.
func (w *Writer) Data() []byte {
	data := binary.AppendUvarint(nil, uint64(len(w.texts)))
	for _, s := range w.texts {
		data = binary.AppendUvarint(data, uint64(len(s)))
	}
	for _, s := range w.texts {
		data = append(data, s...)
	}
	return append(data, w.out...)
}

// Slice writes a slice, each element with a function.
func Slice[T any](w *Writer, all []T, write func(T)) {
	if all == nil {
		w.Number(-1)
		return
	}
	w.Number(len(all))
	for _, one := range all {
		write(one)
	}
}
