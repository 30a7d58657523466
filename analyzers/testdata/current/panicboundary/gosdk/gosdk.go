// Package gosdk ends the process in handlers of go-sdk.
package gosdk

import (
	"context"
	"encoding/json"
	"log"
	"os"
	"regexp"
	"text/template"

	"example.test/panicboundary/service"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type args struct {
	Name    string `json:"name"`
	Pattern string `json:"pattern"`
}

type request = mcp.CallToolRequest

type result = mcp.CallToolResult

func panics(ctx context.Context, req *request, in args) (*result, any, error) {
	if in.Name == "" {
		panic("no name") // want "panicboundary/panic: panic"
	}
	return nil, "done", nil
}

func logs(ctx context.Context, req *request, in args) (*result, any, error) {
	if _, err := os.Stat(in.Name); err != nil {
		log.Fatal(err) // want "panicboundary/exit: log.Fatal"
	}
	return nil, "done", nil
}

func exits(ctx context.Context, req *request, in args) (*result, any, error) {
	os.Exit(1) // want "panicboundary/exit: os.Exit"
	return nil, "done", nil
}

func logPanics(ctx context.Context, req *request, in args) (*result, any, error) {
	log.Panicln(in.Name) // want "panicboundary/panic: log.Panicln"
	return nil, "done", nil
}

// helped panics in a helper of the package, in a literal.
func helped(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, encode(in), nil
}

func encode(v any) string {
	text, err := json.Marshal(v)
	func() {
		if err != nil {
			panic(err) // want "panicboundary/panic: panic"
		}
	}()
	return string(text)
}

var logger = log.Default()

func fatalMethod(ctx context.Context, req *request, in args) (*result, any, error) {
	logger.Fatalln(in.Name) // want "panicboundary/exit: log.Logger.Fatalln"
	return nil, "done", nil
}

// far ends the process in another package.
func far(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, service.Load(in.Name), nil // want "panicboundary/exit: log.Fatalf"
}

func farPanic(ctx context.Context, req *request, in args) (*result, any, error) {
	service.Check(in.Name) // want "panicboundary/panic: panic"
	return nil, "done", nil
}

func compiles(ctx context.Context, req *request, in args) (*result, any, error) {
	re := regexp.MustCompile(in.Pattern) // want "panicboundary/must: regexp.MustCompile"
	return nil, re.MatchString(in.Name), nil
}

func compilesMore(ctx context.Context, req *request, in args) (*result, any, error) {
	re := regexp.MustCompile("^(" + in.Pattern + ")$") // want "panicboundary/must: regexp.MustCompile"
	return nil, re.MatchString(in.Name), nil
}

func ownMust(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, service.MustMatch(in.Pattern).String(), nil // want "panicboundary/must: service.MustMatch"
}

func raw(ctx context.Context, req *request) (*result, error) {
	var in args
	if err := json.Unmarshal(req.Params.Arguments, &in); err != nil {
		return &result{IsError: true}, nil
	}
	_ = regexp.MustCompile(in.Pattern) // want "panicboundary/must: regexp.MustCompile"
	return &result{}, nil
}

func middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if method == "" {
			panic("no method") // want "panicboundary/panic: panic"
		}
		return next(ctx, method, req)
	}
}

// constant compiles what the program says.
func constant(ctx context.Context, req *request, in args) (*result, any, error) {
	re := regexp.MustCompile("^[a-z]+$")
	t := template.Must(template.New("a").Parse("{{.}}"))
	return nil, re.MatchString(t.Name()) && service.MustMatch("a") != nil, nil
}

// quoted cannot be wrong.
func quoted(ctx context.Context, req *request, in args) (*result, any, error) {
	return nil, regexp.MustCompile(regexp.QuoteMeta(in.Name)).MatchString("a"), nil
}
