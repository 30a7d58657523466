// Package loopback serves streamable HTTP to programs of the same machine.
//
// Pages in a browser of that machine must not be clients. A page of another site names that site in the header
// Origin or Host, also after its name has been made to mean this machine (DNS rebinding), and is refused.
package loopback

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An Address is a host and a port of this machine: 127.0.0.1:8080, [::1]:0 or localhost:0.
type Address string

// ErrRemote means that programs of other machines could reach an address.
var ErrRemote = errors.New("only addresses of this machine are served, such as 127.0.0.1:0")

// Check returns an error unless the address is one of this machine.
func (a Address) Check() error {
	_, err := a.numeric()
	return err
}

// numeric returns the address with a number in place of the name localhost, so that nothing has to be looked up.
func (a Address) numeric() (string, error) {
	host, port, err := net.SplitHostPort(string(a))
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrRemote, err)
	}
	if host == "localhost" {
		host = "127.0.0.1"
	}
	if ip, err := netip.ParseAddr(host); err != nil || !ip.IsLoopback() {
		return "", ErrRemote
	}
	return net.JoinHostPort(host, port), nil
}

const (
	// headerTime is how long a client may take to say what it wants.
	headerTime = 10 * time.Second
	// idleTime is how long a session without requests is kept.
	idleTime = time.Hour
	// closeTime is how long calls may take to end.
	closeTime = 3 * time.Second
)

// Serve serves until the context ends, and says at which URL.
func (a Address) Serve(ctx context.Context, server *mcp.Server, log io.Writer) error {
	address, err := a.numeric()
	if err != nil {
		return err
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
	if err != nil {
		return err
	}
	hs := &http.Server{Handler: Handler(server), ReadHeaderTimeout: headerTime, BaseContext: func(net.Listener) context.Context { return ctx }}
	fmt.Fprintf(log, "mcperrlint-mcp: http://%s/\n", listener.Addr())
	stopped := context.AfterFunc(ctx, func() {
		limited, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeTime)
		defer cancel()
		if hs.Shutdown(limited) != nil {
			_ = hs.Close() // streams of clients that do not go
		}
	})
	defer stopped()
	if err := hs.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// Handler returns the handler of requests. The SDK refuses hosts that are not this machine.
func Handler(server *mcp.Server) http.Handler {
	streamable := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, &mcp.StreamableHTTPOptions{
		SessionTimeout: idleTime, PropagateRequestCancellation: true,
	})
	return http.NewCrossOriginProtection().Handler(streamable)
}
