package store

import (
	"encoding/json"
	"fmt"
)

type envelope struct {
	Data any      `json:"data"`
	Tags []string `json:"tags"`
	More any      `json:"more"`
}

// Envelop encodes what it is given in a struct.
func Envelop(data any, tags ...string) (string, error) { // want Envelop:`^fails\(renders parameter 0 \| parameter 1, plain fmt\.Errorf \[foreign encoding/json\.Marshal kept shown\] if 0 is unencodable\)$`
	text, err := json.Marshal(envelope{Data: data, Tags: tags})
	if err != nil {
		return "", fmt.Errorf("encode: %w", err)
	}
	return string(text), nil
}

// EnvelopMap is given something that has a type.
func EnvelopMap(data map[string]any) (string, error) { // want EnvelopMap:`^fails\(renders parameter 0, foreign encoding/json\.Marshal if 0 is unencodable\)$`
	text, err := json.Marshal(data)
	return string(text), err
}

// EnvelopTwo encodes two things: one of them is enough to fail.
func EnvelopTwo(data, more any) (string, error) { // want EnvelopTwo:`^fails\(renders parameter 0 \| parameter 1, foreign encoding/json\.Marshal\)$`
	text, err := json.Marshal(envelope{Data: data, More: more})
	return string(text), err
}

// EnvelopNumber encodes something besides that may be no number.
func EnvelopNumber(data any, n float64) (string, error) { // want EnvelopNumber:`^fails\(renders parameter 0, foreign encoding/json\.Marshal\)$`
	text, err := json.Marshal(envelope{Data: data, More: n})
	return string(text), err
}

// EnvelopFilled puts something into the map itself.
func EnvelopFilled(data map[string]any, more any) (string, error) { // want EnvelopFilled:`^fails\(renders parameter 0, foreign encoding/json\.Marshal\)$`
	data["more"] = more
	text, err := json.Marshal(data)
	return string(text), err
}
