// Package cleanup tells of a clean-up in the place of what has failed.
package cleanup

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"

	"github.com/mark3labs/mcp-go/mcp"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"example.test/nilerror/internal/library"
)

type tools struct{ client *library.Client }

// handlerDeletes is asked to add a book, and tells that it cannot be deleted.
func (t *tools) handlerDeletes(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	id := req.GetString("id", "")
	if err := t.client.Lend(ctx, id, "me"); err != nil {
		if err := t.client.Delete(ctx, id); err != nil {
			return nil, err // want "nilerror/cleanup: library.Client.Delete"
		}
		return mcp.NewToolResultError(err.Error()), nil
	}
	return mcp.NewToolResultText("lent"), nil
}

type input struct {
	ID   string `json:"id"`
	Note string `json:"note"`
}

type output struct {
	Noted bool `json:"noted"`
}

// typedRollsBack is asked to note something, and tells of the transaction.
func (t *tools) typedRollsBack(ctx context.Context, req *sdk.CallToolRequest, in input) (*sdk.CallToolResult, output, error) {
	r, err := t.client.Reserve(ctx, in.ID)
	if err != nil {
		return nil, output{}, err
	}
	if err := r.Note(in.Note); err != nil {
		if undone := r.Rollback(); undone != nil {
			return nil, output{}, undone // want "nilerror/cleanup: library.Reservation.Rollback"
		}
		return nil, output{}, err
	}
	return nil, output{true}, r.Close()
}

// aborted tells the service that nobody waits, and the agent that this has failed.
func (t *tools) aborted(ctx context.Context, id string) error {
	r, err := t.client.Reserve(ctx, id)
	if err != nil {
		return err
	}
	err = r.Note("read")
	if err != nil {
		err := r.Abort(ctx)
		if err != nil {
			return err // want "nilerror/cleanup: library.Reservation.Abort"
		}
	}
	return err
}

// copied removes the half of a file.
func copied(from io.Reader, name string) (n int64, err error) {
	file, err := os.Create(name)
	if err != nil {
		return 0, err
	}
	n, err = io.Copy(file, from)
	if err != nil {
		if gone := os.Remove(name); gone != nil {
			return n, gone // want "nilerror/cleanup: os.Remove"
		}
		return n, err
	}
	return n, file.Close()
}

// inLoop closes what it has opened.
func inLoop(files []*os.File, text string) error {
	for _, file := range files {
		if _, err := file.WriteString(text); err != nil {
			if closing := file.Close(); closing != nil {
				return closing // want "nilerror/cleanup: os.File.Close"
			}
			return fmt.Errorf("%s: %w", file.Name(), err)
		}
	}
	return nil
}

// inSwitch has both in one switch.
func inSwitch(conn net.Conn, text string) error {
	_, err := conn.Write([]byte(text))
	switch {
	case err != nil:
		if closing := conn.Close(); closing != nil {
			return closing // want "nilerror/cleanup: net.Conn.Close"
		}
	}
	return err
}

// directory removes all that it has made.
func directory(dir string, names []string) error {
	if err := os.Mkdir(dir, 0o700); err != nil {
		return err
	}
	for _, name := range names {
		if err := os.WriteFile(dir+"/"+name, nil, 0o600); err != nil {
			if err := os.RemoveAll(dir); err != nil {
				return err // want "nilerror/cleanup: os.RemoveAll"
			}
			return err
		}
	}
	return nil
}

// killed ends a process that does not listen.
func killed(cmd *exec.Cmd) error {
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	if _, err := io.WriteString(in, "quit\n"); err != nil {
		if killing := cmd.Process.Kill(); killing != nil {
			return killing // want "nilerror/cleanup: os.Process.Kill"
		}
		return err
	}
	return cmd.Wait()
}

// inLiteral does it in a literal that another function runs.
func inLiteral(with func(func(*os.File) error) error) error {
	return with(func(file *os.File) error {
		out := bufio.NewWriter(file)
		if err := out.Flush(); err != nil {
			if closing := file.Close(); closing != nil {
				return closing // want "nilerror/cleanup: os.File.Close"
			}
			return err
		}
		return nil
	})
}

// besideValue returns what it has read, too.
func besideValue(file *os.File) ([]byte, error) {
	data, err := io.ReadAll(file)
	if err != nil {
		if closing := file.Close(); closing != nil {
			return data, closing // want "nilerror/cleanup: os.File.Close"
		}
		return data, err
	}
	return data, nil
}

// goneFirst asks for the good case first.
func goneFirst(name string, data []byte) error {
	err := os.WriteFile(name, data, 0o600)
	if err == nil {
		return nil
	}
	if gone := os.Remove(name); gone != nil {
		return gone // want "nilerror/cleanup: os.Remove"
	}
	return err
}

// A session is opened and stopped.
type session interface {
	Open(ctx context.Context) error
	Stop(ctx context.Context) error
}

// stopped asks an interface.
func stopped(ctx context.Context, s session) error {
	if err := s.Open(ctx); err != nil {
		if stopping := s.Stop(ctx); stopping != nil {
			return stopping // want "nilerror/cleanup: cleanup.session.Stop"
		}
		return errors.New("not open")
	}
	return nil
}
