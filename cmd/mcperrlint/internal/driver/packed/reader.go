package packed

import (
	"encoding/binary"
	"errors"
)

// errDamaged means that bytes are not what a Writer wrote.
var errDamaged = errors.New("these are no packed values")

// A Reader reads values in the order in which they were written. Once something is
// wrong, it reads zeros.
type Reader struct {
	data  []byte
	texts []string
	err   error
}

// NewReader returns a reader of what [Writer.Data] wrote.
func NewReader(data []byte) *Reader {
	r := &Reader{data: data}
	sizes := make([]int, r.size())
	total := 0
	for i := range sizes {
		sizes[i] = r.size()
		total += sizes[i]
	}
	if total > len(r.data) {
		r.fail()
		return r
	}
	all := string(r.data[:total])
	r.data = r.data[total:]
	r.texts = make([]string, len(sizes))
	for i, size := range sizes {
		r.texts[i], all = all[:size], all[size:]
	}
	return r
}

// End returns an error if anything was wrong, or if there is more to read.
func (r *Reader) End() error {
	if len(r.data) > 0 {
		r.fail()
	}
	return r.err
}

// fail notes that something is wrong.
func (r *Reader) fail() { r.err, r.data = errDamaged, nil }

// Number reads a number.
func (r *Reader) Number() int {
	n, size := binary.Varint(r.data)
	if size <= 0 || int64(int(n)) != n {
		r.fail()
		return 0
	}
	r.data = r.data[size:]
	return int(n)
}

// Bool reads a truth value.
func (r *Reader) Bool() bool { return r.Number() != 0 }

// Text reads a string.
func (r *Reader) Text() string {
	i, size := binary.Uvarint(r.data)
	if size <= 0 || i >= uint64(len(r.texts)) {
		r.fail()
		return ""
	}
	r.data = r.data[size:]
	return r.texts[i]
}

// size reads how many things follow, each of which takes a byte at least.
func (r *Reader) size() int {
	n, size := binary.Uvarint(r.data)
	if size <= 0 || n > uint64(len(r.data)) {
		r.fail()
		return 0
	}
	r.data = r.data[size:]
	return int(n)
}

// ReadSlice reads a slice, each element with a function.
func ReadSlice[T any](r *Reader, read func() T) []T {
	n := r.Number()
	switch {
	case n == -1:
		return nil
	case n < 0 || n > len(r.data):
		r.fail()
		return nil
	}
	all := make([]T, n)
	for i := range all {
		all[i] = read()
	}
	return all
}
