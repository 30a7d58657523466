//go:build integration && unix

package scale

import (
	"bufio"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// A request of the go command to the program that keeps its cache, and the answer to
// it. Both are lines of JSON; the body of what is put comes as a string after them.
type (
	request struct {
		ID                 int64
		Command            string
		ActionID, OutputID []byte
		BodySize           int64
	}
	response struct {
		ID            int64
		Err           string   `json:",omitempty"`
		KnownCommands []string `json:",omitempty"`
		Miss          bool     `json:",omitempty"`
		OutputID      []byte   `json:",omitempty"`
		Size          int64    `json:",omitempty"`
		DiskPath      string   `json:",omitempty"`
	}
)

// A store is one that all machines share, with what one of them has of it.
type store struct {
	shared, local           string
	hits, misses, additions int
}

// serve answers requests until the go command is done, and writes down how many
// there were.
func (s *store) serve(log string) error {
	in, out := json.NewDecoder(bufio.NewReader(os.Stdin)), json.NewEncoder(os.Stdout)
	if err := out.Encode(response{KnownCommands: []string{"get", "put", "close"}}); err != nil {
		return err
	}
	for {
		var r request
		if err := in.Decode(&r); errors.Is(err, io.EOF) || err == nil && r.Command == "close" {
			counts := fmt.Sprintf("%d hits, %d misses, %d additions", s.hits, s.misses, s.additions)
			return errors.Join(out.Encode(response{ID: r.ID}), os.WriteFile(log, []byte(counts), 0o666))
		} else if err != nil {
			return err
		}
		var body []byte
		if r.Command == "put" && r.BodySize > 0 {
			if err := in.Decode(&body); err != nil {
				return err
			}
		}
		answer, err := s.answer(r, body)
		if err != nil {
			answer.Err = err.Error()
		}
		answer.ID = r.ID
		if err := out.Encode(answer); err != nil {
			return err
		}
	}
}

func (s *store) answer(r request, body []byte) (response, error) {
	action := filepath.Join(s.shared, hex.EncodeToString(r.ActionID))
	if r.Command == "put" {
		s.additions++
		object := hex.EncodeToString(r.OutputID)
		err := errors.Join(
			os.WriteFile(filepath.Join(s.shared, object+".object"), body, 0o666),
			os.WriteFile(filepath.Join(s.local, object), body, 0o666),
			os.WriteFile(action, []byte(object), 0o666))
		return response{DiskPath: filepath.Join(s.local, object)}, err
	}
	object, err := os.ReadFile(action)
	if err != nil {
		s.misses++
		return response{Miss: true}, nil
	}
	s.hits++
	content, err := os.ReadFile(filepath.Join(s.shared, string(object)+".object"))
	if err != nil {
		return response{}, err
	}
	path := filepath.Join(s.local, string(object))
	id, err := hex.DecodeString(string(object))
	return response{OutputID: id, Size: int64(len(content)), DiskPath: path}, errors.Join(err, os.WriteFile(path, content, 0o666))
}
