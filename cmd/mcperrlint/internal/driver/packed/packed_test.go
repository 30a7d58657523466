package packed_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/driver/packed"
)

// sample returns some values as they are written.
func sample() []byte {
	w := new(packed.Writer)
	w.Number(-1)
	w.Number(1 << 40)
	w.Bool(true)
	w.Text("again")
	w.Text("")
	w.Text("again")
	packed.Slice(w, []string{"again", "other"}, w.Text)
	packed.Slice(w, []int{}, w.Number)
	packed.Slice(w, nil, w.Number)
	return w.Data()
}

// read reads the sample.
func read(data []byte) ([]any, error) {
	r := packed.NewReader(data)
	values := []any{
		r.Number(), r.Number(), r.Bool(), r.Text(), r.Text(), r.Text(),
		packed.ReadSlice(r, r.Text), packed.ReadSlice(r, r.Number), packed.ReadSlice(r, r.Number),
	}
	return values, r.End()
}

func TestRoundTrip(t *testing.T) {
	values, err := read(sample())
	require.NoError(t, err)
	assert.Equal(t, []any{-1, 1 << 40, true, "again", "", "again", []string{"again", "other"}, []int{}, []int(nil)}, values)
}

func TestEqualStringsAreWrittenOnce(t *testing.T) {
	w := new(packed.Writer)
	w.Text("a string of some length")
	once := len(w.Data())
	w.Text("a string of some length")
	assert.Equal(t, once+1, len(w.Data()))
}

func TestDamaged(t *testing.T) {
	data := sample()
	for i := range data {
		_, err := read(data[:i])
		assert.Error(t, err, "the first %d bytes", i)
	}
	_, err := read(append(data, 0))
	assert.Error(t, err)
}

// Whatever the bytes are, reading ends, and takes no more memory than they are
// worth.
func FuzzRead(f *testing.F) {
	f.Add(sample())
	f.Fuzz(func(t *testing.T, data []byte) {
		values, err := read(data)
		if err == nil {
			assert.Len(t, values, 9)
		}
	})
}
