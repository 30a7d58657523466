package funcs_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/fixture"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/funcs"
)

// Calls say beside them what is known of them by their names and types.
func TestCalls(t *testing.T) {
	s := fixture.Scope(t, calling)
	said := make(map[int][]string)
	for call := range program.InstructionsOf[*ssa.Call](s.Program.Functions()) {
		if _, builtin := call.Call.Value.(*ssa.Builtin); builtin || program.Called(&call.Call) == nil {
			continue
		}
		line := s.Pass.Fset.Position(call.Pos()).Line
		for _, is := range []struct {
			text string
			so   bool
		}{
			{"logs", funcs.IsLog(&call.Call)}, {"gives a logger", funcs.GivesLogger(&call.Call)}, {"makes text", funcs.IsFormat(&call.Call)},
			{"waits", funcs.Waits(call)}, {"answers a response", funcs.AnswersResponse(call)}, {"asks a service", funcs.AsksService(call)},
			{"reads all", funcs.IsDrain(&call.Call)}, {"cleans up", funcs.IsCleanup(&call.Call)}, {"allows", funcs.IsGate(call)},
			{"whole", funcs.IsWhole(call)},
		} {
			if is.so {
				said[line] = append(said[line], is.text)
			}
		}
	}
	fixture.Lines(t, calling, said)
}

const calling = `package m

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
)

type Logger struct{}

func (*Logger) Note(string)             {}
func (*Logger) Save(string) error       { return nil }
func (*Logger) With(string) *Logger     { return nil }
func newLogger() (*Logger, error)       { return nil, nil }
func logIt(string)                      {}
func debugf(string)                     {}
func warnOf(string)                     {}
func logged(string) bool                { return true }
func tell(string)                       {}
func validate(string) error             { return nil }
func checkAccess(string) bool           { return true }
func recheck(string) bool               { return true }

func logs(w io.Writer) {
	log.Println("a") // logs
	log.Output(1, "a")
	slog.Info("a") // logs
	fmt.Println("a") // logs
	fmt.Fprintln(os.Stderr, "a") // logs
	fmt.Fprintln(w, "a")
	fmt.Sprintln("a") // makes text
	logIt("a") // logs
	debugf("a") // logs
	warnOf("a") // logs
	logged("a")
	tell("a")
	new(Logger).Note("a") // logs
	new(Logger).Save("a") // logs
	new(Logger).With("a") // logs, gives a logger
	newLogger()
	slog.Default() // logs, gives a logger
}

func texts(err error) {
	err.Error() // makes text
	errors.New("a") // makes text
	errors.Is(err, nil)
	fmt.Errorf("a") // makes text
	strconv.Itoa(1) // makes text
	strings.ToUpper("a") // makes text
	new(strings.Builder).WriteString("a")
}

type Client struct{}

type Response struct{}

type Server struct{}

func (*Client) Get(id string) (string, error)         { return "", nil }
func (*Client) Name() string                          { return "" }
func (*Client) NewQuery(id string) (string, error)    { return "", nil }
func (*Server) Get(id string) (string, error)         { return "", nil }
func fetch(id string) (string, *Response, error)      { return "", nil, nil }
func value(id string) (string, Response, error)       { return "", Response{}, nil }
func query(ctx context.Context, id string) error      { return nil }
func open(id string) (string, error)                  { return "", nil }
func ReadAll(id string) (string, error)               { return "", nil }

func asks(ctx context.Context, c *Client, s *Server, r io.Reader, mu *sync.Mutex, f *os.File) {
	c.Get("a") // asks a service
	c.Name()
	c.NewQuery("a")
	s.Get("a")
	open("a")
	ReadAll("a")
	fetch("a") // answers a response
	value("a")
	query(ctx, "a") // waits
	http.Get("a") // waits, answers a response
	os.Hostname() // waits
	io.ReadAll(r) // waits, reads all
	io.Copy(io.Discard, r) // waits, reads all
	io.WriteString(io.Discard, "a") // waits
	r.Read(nil) // waits, whole
	f.Close() // waits, cleans up
	mu.Lock()
	mu.Unlock() // cleans up
	exec.Command("a").Output() // whole, whole
	validate("a") // allows
	checkAccess("a") // allows
	recheck("a")
}
`

func TestIsLogLibrary(t *testing.T) {
	for path, want := range map[string]bool{
		"log": true, "log/slog": true, "k8s.io/klog/v2": true, "go.uber.org/zap": true, "go.uber.org/zap/zapcore": true, "github.com/rs/zerolog/log": true,
		"go.opentelemetry.io/otel": true, "fmt": false, "example.test/log": false, "go.uber.org/fx": false,
	} {
		assert.Equal(t, want, funcs.IsLogLibrary(path), path)
	}
}
