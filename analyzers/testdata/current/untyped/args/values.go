package args

import "fmt"

// Int is given the argument itself.
func Int(v any, otherwise int) int { // want Int:`^helps\(number 0 of 0\)$`
	if n, ok := v.(int); ok {
		return n
	}
	if n, ok := v.(float64); ok {
		return int(n)
	}
	return otherwise
}

// List gives nothing for what is none.
func List(v any) []any { // want List:`^helps\(list 0 of 0\)$`
	if v == nil {
		return nil
	}
	list, ok := v.([]any)
	if !ok {
		return nil
	}
	return list
}

// Size takes texts, too.
func Size(v any) int {
	switch v := v.(type) {
	case float64:
		return int(v)
	case string:
		return len(v)
	}
	return 0
}

// Shown shows whatever it is given.
func Shown(v any) string {
	if s, ok := v.(string); ok {
		return s
	}
	return fmt.Sprint(v)
}

// IsText only asks.
func IsText(v any) bool {
	_, ok := v.(string)
	return ok
}

// Needed panics.
func Needed(v any) float64 {
	n, ok := v.(float64)
	if !ok {
		panic("no number")
	}
	return n
}
