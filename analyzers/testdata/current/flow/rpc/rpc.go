// Package rpc calls remote procedures, whose errors carry a code of the protocol.
package rpc

import (
	"context"
	"fmt"

	"connectrpc.com/connect"
	"google.golang.org/grpc"
)

type query struct{}

// Connected keeps the code that the client gives its error.
func Connected(ctx context.Context, c *connect.Client[query, query]) error { // want Connected:`^fails\(plain fmt\.Errorf \[infrastructure connectrpc\.com/connect\.\(\*Client\)\.CallUnary kept shown\] \[coded connectrpc\.com/connect\.Error kept\]\)$`
	if _, err := c.CallUnary(ctx, connect.NewRequest(&query{})); err != nil {
		return fmt.Errorf("ask: %w", err)
	}
	return nil
}

// Invoked has its code from gRPC.
func Invoked(ctx context.Context, c grpc.ClientConnInterface) error { // want Invoked:`^fails\(infrastructure google\.golang\.org/grpc\.ClientConnInterface\.Invoke \[coded google\.golang\.org/grpc/status\.Status kept\]\)$`
	return c.Invoke(ctx, "/service/ask", query{}, &query{})
}

// Dialled is no call of a procedure.
func Dialled(target string) error { // want Dialled:`^fails\(foreign google\.golang\.org/grpc\.NewClient\)$`
	_, err := grpc.NewClient(target)
	return err
}

// Received has its code from the stream, of whatever type it is.
func Received(stream grpc.ServerStreamingClient[query]) error { // want Received:`^fails\(plain fmt\.Errorf \[infrastructure google\.golang\.org/grpc\.ServerStreamingClient\.Recv kept shown\] \[coded google\.golang\.org/grpc/status\.Status kept\]\)$`
	if _, err := stream.Recv(); err != nil {
		return fmt.Errorf("receive: %w", err)
	}
	return nil
}

// Stream is one as it was generated before there were types for all of them.
type Stream struct{ grpc.ClientStream }

func (g *Stream) Recv() (*query, error) { // want Recv:`^fails\(-, infrastructure google\.golang\.org/grpc\.ClientStream\.RecvMsg \[coded google\.golang\.org/grpc/status\.Status kept\]\)$`
	q := new(query)
	if err := g.ClientStream.RecvMsg(q); err != nil {
		return nil, err
	}
	return q, nil
}
