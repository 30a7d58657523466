package driver

import (
	"reflect"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/cmd/mcperrlint/internal/finding"
)

// filler fills values so that no two parts are equal and none is zero: what is not
// written is missed.
type filler int

func (f *filler) fill(v reflect.Value) {
	*f++
	switch v.Kind() {
	case reflect.String:
		v.SetString("text " + strconv.Itoa(int(*f)))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(int64(*f))
	case reflect.Uint8:
		v.SetUint(uint64(*f % 256))
	case reflect.Array:
		for i := range v.Len() {
			f.fill(v.Index(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		f.fill(v.Index(0))
		f.fill(v.Index(1))
	case reflect.Map:
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		f.fill(key)
		f.fill(value)
		v.Set(reflect.MakeMap(v.Type()))
		v.SetMapIndex(key, value)
	case reflect.Struct:
		for i := range v.NumField() {
			f.fill(v.Field(i))
		}
	default:
		panic("a value of kind " + v.Kind().String())
	}
}

func TestFindingCodec(t *testing.T) {
	var full []finding.Finding
	new(filler).fill(reflect.ValueOf(&full).Elem())
	lists := map[string][]finding.Finding{
		"full": full, "nil": nil, "none": {},
		"no fixes": {{Rule: "rule", Related: []finding.Related{}, Fixes: []finding.Fix{{Edits: []finding.Edit{{New: []byte{}}, {Start: -1}}}, {}}}},
	}
	for name, list := range lists {
		got, err := decodeFindings(encodeFindings(list))
		require.NoError(t, err)
		assert.Equal(t, list, got, name)
	}
	_, err := decodeFindings(encodeFindings(full)[1:])
	require.Error(t, err)
}

func TestListCodec(t *testing.T) {
	full := new(listed)
	fields := reflect.ValueOf(full).Elem()
	fill := new(filler)
	for i := range fields.NumField() {
		if fields.Field(i).Kind() != reflect.Pointer {
			fill.fill(fields.Field(i))
		}
	}
	when := time.Date(2026, time.January, 2, 3, 4, 5, 0, time.UTC)
	full.Module = &listedModule{Sum: "sum"}
	full.Module.Path, full.Module.Time, full.Module.Main = "example.test/m", &when, true
	list := []*listed{full, {ImportPath: "strings", Imports: []string{}}, {Module: full.Module}}
	got, err := decodeList(encodeList(list))
	require.NoError(t, err)
	assert.Equal(t, list, got)
	_, err = decodeList(encodeList(list)[1:])
	require.Error(t, err)
}

func TestUnitCodec(t *testing.T) {
	u := &unit{findings: []finding.Finding{{Rule: "rule"}}, header: []byte("header"), insides: [][]int{{1, 2}, {}}, facts: [][]byte{[]byte("fact"), []byte("other")}}
	new(filler).fill(reflect.ValueOf(&u.wires).Elem())
	data := u.encode()
	got, err := decodeUnit(data)
	require.NoError(t, err)
	assert.Equal(t, u, got)
	for _, damaged := range [][]byte{nil, data[:3], join([][]byte{{1}, {1}, {1}})} {
		_, err = decodeUnit(damaged)
		require.Error(t, err)
	}
}
