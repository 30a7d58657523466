// Package unmended loses errors where no fix can be written, or none that is safe, with go-sdk.
package unmended

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"log"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Name  string   `json:"name"`
	Names []string `json:"names"`
}

type output struct {
	Names []string `json:"names"`
	Count int      `json:"count"`
}

type service struct {
	sync.Mutex
	db *sql.DB
}

var s = new(service)

// inHandler would put the text of the database before the agent.
func inHandler(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	rows, err := s.db.QueryContext(ctx, "select name from notes")
	if err != nil {
		return nil, output{}, errors.New("the notes cannot be read")
	}
	defer rows.Close()
	var out output
	for rows.Next() { // want "swallowed/iteration: sql.Rows.Next"
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, output{}, errors.New("the notes cannot be read")
		}
		out.Names = append(out.Names, name)
	}
	return nil, out, nil
}

// closesLater would leave its file open.
func closesLater(name string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	var list []string
	lines := bufio.NewScanner(file)
	for lines.Scan() { // want "swallowed/iteration: bufio.Scanner.Scan"
		list = append(list, lines.Text())
	}
	file.Close()
	return list, nil
}

// outOfScope has its lines in the loop only.
func outOfScope(name string) ([]string, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var list []string
	for lines := bufio.NewScanner(file); lines.Scan(); { // want "swallowed/iteration: bufio.Scanner.Scan"
		list = append(list, lines.Text())
	}
	return list, nil
}

// noError has nowhere to put it.
func noError(name string) []string {
	file, err := os.Open(name)
	if err != nil {
		return []string{"the notes cannot be read"}
	}
	defer file.Close()
	var list []string
	lines := bufio.NewScanner(file)
	for lines.Scan() { // want "swallowed/iteration: bufio.Scanner.Scan"
		list = append(list, lines.Text())
	}
	return list
}

// neverFailed has callers that have never got an error.
func neverFailed(name string) ([]byte, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		log.Print(err)
		return nil, nil // want "swallowed/dropped: os.ReadFile"
	}
	return data, nil
}

// madeItself returns no error but its own.
func madeItself(name string) ([]byte, error) {
	if name == "" {
		return nil, errors.New("a name is missing")
	}
	data, err := os.ReadFile(name)
	if err != nil {
		log.Print(err)
		return nil, nil // want "swallowed/dropped: os.ReadFile"
	}
	return data, nil
}

// locked is unlocked after the log.
func (s *service) locked(name string) (int, error) {
	if _, err := os.Stat(name); err != nil {
		return 0, err
	}
	s.Lock()
	data, err := os.ReadFile(name)
	if err != nil { // want "swallowed/dropped: os.ReadFile"
		log.Print(err)
	}
	n := len(data)
	s.Unlock()
	return n, nil
}

// discarded has a caller that takes no error: it would be lost one line further up.
func discarded(name string) ([]byte, error) {
	if _, err := os.Stat(name); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(name)
	if err != nil {
		log.Print(err)
		return nil, nil // want "swallowed/dropped: os.ReadFile"
	}
	return data, nil
}

// walked is handed to others, who may stop because of an error.
func walked(name string) ([]byte, error) {
	if _, err := os.Stat(name); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(name)
	if err != nil {
		log.Print(err)
		return nil, nil // want "swallowed/dropped: os.ReadFile"
	}
	return data, nil
}

var readers = map[string]func(string) ([]byte, error){"note": walked}

// oneByOne would give up all because of one.
func oneByOne(names []string) ([]string, error) {
	if len(names) == 0 {
		return nil, errors.New("names are missing")
	}
	var texts []string
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil { // want "swallowed/skipped: os.ReadFile"
			log.Print(err)
			continue
		}
		texts = append(texts, string(data))
	}
	return texts, nil
}

func notes(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	later, err := closesLater(in.Name)
	if err != nil {
		return nil, output{}, errors.New("the notes cannot be read")
	}
	scoped, err := outOfScope(in.Name)
	if err != nil {
		return nil, output{}, errors.New("the notes cannot be read")
	}
	return nil, output{Names: append(append(later, scoped...), noError(in.Name)...)}, nil
}

func texts(ctx context.Context, req *mcp.CallToolRequest, in input) (*mcp.CallToolResult, output, error) {
	never, err := neverFailed(in.Name)
	if err != nil {
		return nil, output{}, errors.New("the notes cannot be read")
	}
	made, err := madeItself(in.Name)
	if err != nil {
		return nil, output{}, errors.New("a name is missing")
	}
	n, err := s.locked(in.Name)
	if err != nil {
		return nil, output{}, errors.New("a name is missing")
	}
	lost, _ := discarded(in.Name) // want "swallowed/ignored: unmended.discarded"
	handed, err := walked(in.Name)
	if err != nil {
		return nil, output{}, errors.New("a name is missing")
	}
	all, err := oneByOne(in.Names)
	if err != nil {
		return nil, output{}, errors.New("names are missing")
	}
	return nil, output{Names: append(all, string(never), string(made), string(lost), string(handed)), Count: n}, nil
}

func register(m *mcp.Server) {
	mcp.AddTool(m, &mcp.Tool{Name: "count"}, inHandler)
	mcp.AddTool(m, &mcp.Tool{Name: "notes"}, notes)
	mcp.AddTool(m, &mcp.Tool{Name: "texts"}, texts)
}

var _ = []any{register, readers}
