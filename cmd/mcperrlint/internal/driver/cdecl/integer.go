package cdecl

import "strconv"

// integer is the value of a constant expression, which has 32 bits or 64.
type integer struct {
	n              int64 // its bits
	unsigned, wide bool
}

// String returns the value as Go writes it.
func (v integer) String() string {
	if v.unsigned {
		return strconv.FormatUint(uint64(v.n), 10)
	}
	return strconv.FormatInt(v.n, 10)
}

// fit takes away the bits for which there is no room.
func (v integer) fit() integer {
	switch {
	case v.wide:
	case v.unsigned:
		v.n = int64(uint32(v.n))
	default:
		v.n = int64(int32(v.n))
	}
	return v
}

// convert converts a value to a type of some size.
func (v integer) convert(name string, size int64) integer {
	v.unsigned = name != "" && name[0] == 'u'
	v.wide = size == 8
	switch {
	case name == "_Bool":
		return truth(v.n != 0)
	case size == 1 && v.unsigned:
		v.n = int64(uint8(v.n))
	case size == 1:
		v.n = int64(int8(v.n))
	case size == 2 && v.unsigned:
		v.n = int64(uint16(v.n))
	case size == 2:
		v.n = int64(int16(v.n))
	}
	v.unsigned = v.unsigned && size >= 4 // smaller ones become int
	return v.fit()
}

func truth(b bool) integer {
	if b {
		return integer{n: 1}
	}
	return integer{}
}

// combine works out an operation, of which one operand may not be known.
func combine(operator string, a, b integer, knownA, knownB bool) (integer, bool) {
	switch {
	case operator == "||" && (knownA && a.n != 0 || knownB && b.n != 0):
		return truth(true), true
	case operator == "&&" && (knownA && a.n == 0 || knownB && b.n == 0):
		return truth(false), true
	case !knownA || !knownB:
		return integer{}, false
	case operator == "<<" || operator == ">>":
		return shift(operator, a, b)
	}
	made := integer{wide: a.wide || b.wide}
	made.unsigned = a.unsigned && a.wide == made.wide || b.unsigned && b.wide == made.wide
	a.wide, b.wide, a.unsigned, b.unsigned = made.wide, made.wide, made.unsigned, made.unsigned
	x, y := a.fit().n, b.fit().n
	switch operator {
	case "+":
		made.n = x + y
	case "-":
		made.n = x - y
	case "*":
		made.n = x * y
	case "|":
		made.n = x | y
	case "^":
		made.n = x ^ y
	case "&":
		made.n = x & y
	case "/", "%":
		if y == 0 || y == -1 {
			return integer{}, false
		}
		made.n = divide(operator, x, y, made.unsigned)
	default:
		return truth(compare(operator, x, y, made.unsigned)), true
	}
	return made.fit(), true
}

func shift(operator string, a, b integer) (integer, bool) {
	if b.n < 0 || b.n > 63 {
		return integer{}, false
	}
	switch {
	case operator == "<<":
		a.n <<= b.n
	case a.unsigned:
		a.n = int64(uint64(a.n) >> b.n)
	default:
		a.n >>= b.n
	}
	return a.fit(), true
}

func divide(operator string, x, y int64, unsigned bool) int64 {
	switch {
	case operator == "/" && unsigned:
		return int64(uint64(x) / uint64(y))
	case operator == "/":
		return x / y
	case unsigned:
		return int64(uint64(x) % uint64(y))
	}
	return x % y
}

func compare(operator string, x, y int64, unsigned bool) bool {
	less, more := x < y, x > y
	if unsigned {
		less, more = uint64(x) < uint64(y), uint64(x) > uint64(y)
	}
	switch operator {
	case "==":
		return x == y
	case "!=":
		return x != y
	case "<":
		return less
	case ">":
		return more
	case "<=":
		return !more
	case ">=":
		return !less
	case "&&":
		return x != 0 && y != 0
	}
	return x != 0 || y != 0
}
