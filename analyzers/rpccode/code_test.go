package rpccode

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestJudge(t *testing.T) {
	for code, want := range map[int64]string{
		0: "", 1: "", 429: "", -1: "", -31999: "", -32769: "",
		-32700: "", -32600: "", -32601: "", -32602: "", -32603: "",
		-32020: "", -32021: "", -32022: "",
		-32000: categoryLegacy, -32001: categoryLegacy, -32003: categoryLegacy, -32019: categoryLegacy,
		-32002: categoryRetired, -32042: categoryRetired,
		-32023: categoryReserved, -32029: categoryReserved, -32099: categoryReserved,
		-32100: categoryReserved, -32599: categoryReserved, -32604: categoryReserved, -32768: categoryReserved,
	} {
		got := judge(code)
		assert.Equal(t, want, got.category, code)
		assert.Equal(t, want == "", got.what == "" && got.help == "", code)
	}
}
