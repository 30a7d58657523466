// Package cache decodes what it has.
package cache

import (
	"encoding/json"

	"example.test/panicboundary/held/types"
)

func Clone(r *types.Response) (*types.Response, error) {
	data, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	var c types.Response
	if err := json.Unmarshal(data, &c); err != nil {
		return nil, err
	}
	return &c, nil
}

// Envelope is told of what type its data are before it is decoded.
type Envelope struct{ Data any }

func Decode(data []byte) (string, error) {
	var e Envelope
	e.Data = new(types.Report)
	if err := json.Unmarshal(data, &e); err != nil {
		return "", err
	}
	return e.Data.(*types.Report).Text, nil
}
