package taxonomy_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// textRows are texts that programs and libraries write, and what they say.
var textRows = map[string]map[taxonomy.Code][]string{
	"the operating system and networks": {
		cUnavailable: {
			"dial tcp 127.0.0.1:5432: connect: connection refused", "list notes: read tcp 10.0.0.1:1->10.0.0.2:2: read: connection reset by peer",
			"dial tcp: lookup db.internal: no such host", "dial tcp: lookup db on 10.0.0.2:53: server misbehaving", "write: broken pipe",
			"connect: network is unreachable", "connect: no route to host", "request to http://127.0.0.1 failed, reason: connect ECONNREFUSED 127.0.0.1:80",
			"getaddrinfo ENOTFOUND db", "503 Service Unavailable", "service unavailable",
		},
		cTimeout: {
			"dial tcp 10.0.0.1:80: i/o timeout", "query: context deadline exceeded", "context canceled", "net/http: TLS handshake timeout",
			"Get \"http://x/\": context deadline exceeded (Client.Timeout exceeded while awaiting headers)",
			"request timed out", "API discovery timed out after 30 seconds", "timed out waiting for the condition",
		},
		cInternal: {
			"write /srv/x: no space left on device", "no space left on device", "open /srv/x: too many open files", "read /srv/x: input/output error",
			"exit status 1", "run git: exit status 128", "signal: killed", "fork/exec /bin/x: cannot allocate memory",
		},
		cConfig: {
			"exec: \"kubectl\": executable file not found in $PATH", "fork/exec /opt/x: exec format error", "x509: certificate signed by unknown authority",
			"tls: failed to verify certificate: x509: certificate has expired or is not yet valid",
		},
		cValidation: {"read /srv/x: is a directory", "open /srv/x/y: not a directory", "open /srv/x: file name too long", "too many levels of symbolic links"},
		cForbidden:  {"open /srv/x: permission denied", "open /srv/x: read-only file system", "openat ../x: path escapes from parent"},
		cNotFound:   {"open /srv/x: no such file or directory", "kill: no such process"},
		cConflict:   {"mkdir /srv/x: file exists", "unlink /srv/x: device or resource busy", "remove /srv/x: directory not empty"},
		cRequest:    {"rename /a /b: invalid cross-device link", "write /srv/x: file too large"},
	},
	"databases": {
		cDatabase: {
			"database is locked", "database is locked (5) (SQLITE_BUSY)", "sqlite3: database is locked", "SQL logic error: no such table: notes (1)",
			"no such table: notes", "no such column: title", "unable to open database file", "ERROR: relation \"notes\" does not exist (SQLSTATE 42P01)",
			"Error 1146 (42S02): Table 'x.notes' doesn't exist", "Error 1213 (40001): Deadlock found when trying to get lock", "redis: transaction failed",
		},
		cConflict: {
			"UNIQUE constraint failed: notes.name", "constraint failed: UNIQUE constraint failed: notes.name (2067)",
			"ERROR: duplicate key value violates unique constraint \"notes_pkey\" (SQLSTATE 23505)", "Error 1062 (23000): Duplicate entry '1' for key 'x'",
			"write exception: write errors: E11000 duplicate key error collection: x.notes index: _id_ dup key: { _id: 1 }",
		},
		cValidation: {
			"CHECK constraint failed: length(name) > 0", "NOT NULL constraint failed: notes.name", "FOREIGN KEY constraint failed",
			"WRONGTYPE Operation against a key holding the wrong kind of value",
		},
		cNotFound:    {"sql: no rows in result set", "no rows in result set", "record not found", "mongo: no documents in result", "redis: nil"},
		cConfig:      {"NOAUTH Authentication required.", "WRONGPASS invalid username-password pair or user is disabled.", "sasl conversation error: (AuthenticationFailed) Authentication failed."},
		cForbidden:   {"NOPERM this user has no permissions to run the 'get' command", "(Unauthorized) not authorized on notes to execute command { find }"},
		cUnavailable: {"server selection error: server selection timeout, current topology: { Type: Unknown }", "LOADING Redis is loading the dataset in memory", "OOM command not allowed when used memory > 'maxmemory'."},
		cTimeout:     {"redis: connection pool timeout"},
	},
	"services": {
		cNotFound: {
			"got status 404", "list notes: unexpected status code: 404", "request failed with status 404: <html>", "HTTP 404: Not Found", "404 Not Found",
			"https response error StatusCode: 404, RequestID: 1", "pods \"web-1\" not found", "rpc error: code = NotFound desc = no such note",
			"operation error S3: GetObject, api error NoSuchKey: The key is not there.", "Error code: 404 - model_not_found",
		},
		cForbidden:                {"status 403 Forbidden", "forbidden: no access to 7", "permission denied: job 7 belongs to somebody else", "rpc error: code = PermissionDenied desc = no", "api error AccessDeniedException: no"},
		taxonomy.CodeUnauthorized: {"status code 401", "unauthorized", "not logged in", "token is expired", "rpc error: code = Unauthenticated desc = no"},
		taxonomy.CodeRateLimited:  {"status 429", "rate limit exceeded", "Too many requests.", "rate limited due to too many requests. Try later", "ThrottlingException: Rate exceeded"},
		cConflict:                 {"status 409", "index notes-1 already exists", "already exists", "rpc error: code = AlreadyExists desc = x"},
		cUnavailable:              {"server answered with status 502", "unexpected status 500: oops", "rpc error: code = Unavailable desc = connection error"},
		cTimeout:                  {"status code 504"},
	},
	"what people write of arguments": {
		cValidation: {
			"name is required", "query_type must be one of: a, b", "missing required parameter: ref", "missing required argument \"ref\"", "name must not be empty",
			"name cannot be empty", "limit must be between 1 and 100, got 0", "argument 'kind' cannot be empty", "'name' is required", "owner and repo are required",
			"either id or name must be provided", "offset must be >= 0, got -1", "missing or invalid 'action' parameter", "invalid step parameter: x",
			"failed to get node log, missing argument name", "invalid kind 'x', must be one of: a, b", "scope must be 'build' or 'job'", "matcher at index 3: name is required",
			"failed to bind arguments: json: cannot unmarshal string into Go struct field args.limit of type int",
			`validating "arguments": validating root: required: missing properties: ["path"]`,
		},
		cNotFound: {"note not found", "no such note", "no such note: x", "note 'x' does not exist", "note not found: x", "user \"a b\" not found", "directory does not exist: /srv/x", "panel with ID 7 not found", "datasource 'x' not found. Check its name."},
	},
}

func TestTextsOfGoPrograms(t *testing.T) {
	for name, byCode := range textRows {
		for code, texts := range byCode {
			for _, text := range texts {
				t.Run(name+"/"+text, func(t *testing.T) {
					for _, err := range []error{errors.New(text), fmt.Errorf("read note: %w", errors.New(text))} {
						e := taxonomy.Classify(err)
						assert.Equal(t, code.String(), e.Code.String(), err)
						assert.NotContains(t, e.Error(), "unexpectedly", err)
					}
				})
			}
		}
	}
}

// What could mean two things means nothing here.
func TestTextsThatAreNotCertain(t *testing.T) {
	for _, text := range []string{
		"", "boom", "invalid", "invalid argument", "invalid response: missing field id", "invalid character '<' looking for beginning of value",
		"failed to read config: file not found", "GRAFANA_URL is required", "MCP_LOG_LEVEL must be 'debug' or 'info'", "API token is required", "apiKey is required",
		"client not found in context", "OAuth token not found for x", "kubeconfig file does not exist", "service account namespace not found at /var/run",
		"the permission model was loaded", "validation of the answer failed", "timeout must be greater than 0", "timeout must be positive", "response field name is required",
		"it was not clear whether the note was not found", "no notes were not found", "dns", "abort", "conflict resolution strategy missing", "duplicate setting",
		"invalid parameter type 'x'", "invalid tool call parameters for the request", "default datasource not found", "parameter name is required", "rate limit must be a number or so they say in the long run",
		"upstream said: not allowed", "schema validation", "model comparison table not found", "server must be initialized", "invalid status code 404",
		"token exchange failed with status 404: no", "jwks endpoint returned status 404", "status 200", "status 4041", "HTTP 40", "rpc error: code = Nothing desc = x",
		"(SQLSTATE", "(SQLSTATE x)", "Error 12 (23000): x", "Error abcd (23000): x", "missing", "missing required environment variable: X", "field is required by them or not",
	} {
		t.Run(text, func(t *testing.T) {
			e := taxonomy.Classify(errors.New(text))
			assert.Equal(t, "internal_error", e.Code.String())
			assert.Contains(t, e.Error(), "unexpectedly")
		})
	}
}

type (
	NotFoundError  struct{ error }
	TimeoutError   struct{ error }
	RateLimitError struct{ error }
	SyntaxError    struct{ error }
)

func TestClassifyTypeNames(t *testing.T) {
	plain := errors.New("boom")
	for _, row := range []struct {
		err  error
		code string
	}{
		{NotFoundError{plain}, "not_found"},
		{&NotFoundError{plain}, "not_found"},
		{fmt.Errorf("around: %w", TimeoutError{plain}), "timeout"},
		{RateLimitError{errors.New("not found")}, "rate_limited"},
		{SyntaxError{plain}, "internal_error"},
	} {
		assert.Equal(t, row.code, taxonomy.Classify(row.err).Code.String(), "%T", row.err)
	}
}

func TestClassifyJoinedTexts(t *testing.T) {
	notFound, timeout, boom := errors.New("not found"), errors.New("timed out"), errors.New("boom")
	assert.Equal(t, "not_found", taxonomy.Classify(errors.Join(notFound, errors.New("open x: no such file or directory"))).Code.String(), "they agree")
	assert.Equal(t, "internal_error", taxonomy.Classify(errors.Join(notFound, timeout)).Code.String(), "they do not")
	assert.Equal(t, "internal_error", taxonomy.Classify(errors.Join(notFound, boom)).Code.String(), "one says nothing")
	assert.Equal(t, "timeout", taxonomy.Classify(errors.Join(timeout)).Code.String(), "one alone")
}

// Only the first line of a text counts, and only so much of it.
func TestTextsAreBounded(t *testing.T) {
	assert.Equal(t, "internal_error", taxonomy.Classify(errors.New("kubectl failed:\nnote not found")).Code.String())
	assert.Equal(t, "not_found", taxonomy.Classify(errors.New("note not found:\nsee the log")).Code.String())
}

// FuzzTexts looks for texts that panic, or that decide by what follows the
// first line.
func FuzzTexts(f *testing.F) {
	for _, byCode := range textRows {
		for _, texts := range byCode {
			for _, text := range texts {
				f.Add(text)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		e := taxonomy.Classify(errors.New(text))
		if !e.Code.Known() {
			t.Fatalf("%q has no known code", text)
		}
		if more := taxonomy.Classify(errors.New(text + "\nnot found")); strings.TrimSpace(text) != "" && len(text) < 16000 && more.Reason == "" && e.Reason == "" && more.Code != e.Code {
			t.Fatalf("%q is %v, and %v with another line", text, e.Code, more.Code)
		}
	})
}
