// Package chosen declares interfaces behind which it puts types of other modules.
package chosen

import (
	"context"
	"database/sql"
	"errors"
	"net"
	"net/http"
	"strings"
)

// executor is implemented by no type of the module.
type executor interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

type transaction struct{ executor executor }

// Pinned puts one type there, and Pooled another one.
func Pinned(conn *sql.Conn) *transaction { return &transaction{conn} }

func Pooled() (*transaction, error) { // want Pooled:`^fails\(-, infrastructure database/sql\.Open\)$`
	db, err := sql.Open("mysql", "")
	if err != nil {
		return nil, err
	}
	return &transaction{executor: db}, nil
}

func (t *transaction) Exec(ctx context.Context, query string) error { // want Exec:`^fails\(unknown \| infrastructure database/sql\.\(\*Conn\)\.ExecContext \| infrastructure database/sql\.\(\*DB\)\.ExecContext\)$`
	_, err := t.executor.ExecContext(ctx, query)
	return err
}

// A sender is also implemented by a type of the package, and is set when the package is
// initialized.
type sender interface {
	Do(*http.Request) (*http.Response, error)
}

var client sender = http.DefaultClient

type offline struct{}

func (offline) Do(*http.Request) (*http.Response, error) { // want Do:`^fails\(-, plain errors\.New\)$`
	return nil, errors.New("offline")
}

func Send(r *http.Request) (*http.Response, error) { // want Send:`^fails\(-, plain errors\.New \| infrastructure net/http\.\(\*Client\)\.Do\)$`
	return client.Do(r)
}

// A closer is an interface of another module when it is put there.
type closer interface{ Close() error }

func Hang(conn net.Conn) error { // want Hang:`^fails\(unknown \| infrastructure net\.Conn\.Close\)$`
	var c closer = conn
	return c.Close()
}

// A reader holds nothing of other modules but what reads in memory.
type reader interface{ Read([]byte) (int, error) }

var text reader = strings.NewReader("text")

func Read(into []byte) error { // want Read:`^fails\(unknown \| foreign strings\.\(\*Reader\)\.Read\)$`
	_, err := text.Read(into)
	return err
}

// Files are put there by tests only.
type files interface{ Sync() error }

func Flush(f files) error {
	return f.Sync()
}

// Named has another method besides: a net.Conn does not have it.
func Named(n named) error {
	var c closer = n
	return c.Close()
}

type named interface {
	closer
	Name() string
}

// A Pinger is exported: who hands over a connection chooses, and need not do so.
type Pinger interface {
	PingContext(context.Context) error
}

type Pings struct{ pinger Pinger }

func OnPool() *Pings { return &Pings{new(sql.DB)} }

func On(conn *sql.Conn) *Pings { return &Pings{conn} }

func (p *Pings) Ping(ctx context.Context) error { // want Ping:`^fails\(unknown \| infrastructure database/sql\.\(\*DB\)\.PingContext\)$`
	return p.pinger.PingContext(ctx)
}
