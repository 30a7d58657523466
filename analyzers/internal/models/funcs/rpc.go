package funcs

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/calls"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

// rpcCodes are the types that only calls of remote procedures take or return, with
// what carries the code of their errors.
var rpcCodes = map[string]string{
	"connectrpc.com/connect.Request":    "connectrpc.com/connect.Error",
	"connectrpc.com/connect.Response":   "connectrpc.com/connect.Error",
	"google.golang.org/grpc.CallOption": "google.golang.org/grpc/status.Status",
	// The clients of Google around gRPC, whose errors have the text and the code of the status.
	"github.com/googleapis/gax-go/v2.CallOption": "github.com/googleapis/gax-go/v2/apierror.APIError",
}

// CodeOf returns, as a part of the error of a call of a remote procedure, the
// code that the protocol gives every such error. It begins the text of the error,
// and those who wrap it keep it.
func CodeOf(s calls.Site) []cause.Part {
	code := rpcCode(s.Call.Signature()) // in which type parameters are known
	if code == "" && ofStream(s.Call) {
		code = rpcCodes["google.golang.org/grpc.CallOption"]
	}
	if code == "" {
		return nil
	}
	return []cause.Part{{Origin: cause.From(cause.Coded, code, s.Pos), Role: cause.Kept}}
}

// rpcCode returns what carries the code of the errors of a call of a remote procedure,
// "" for all other calls.
func rpcCode(sig *types.Signature) string {
	for _, tuple := range []*types.Tuple{sig.Params(), sig.Results()} {
		for v := range tuple.Variables() {
			t := v.Type()
			if list, ok := t.(*types.Slice); ok {
				t = list.Elem()
			}
			if named := program.NamedOf(t); named != nil && rpcCodes[TypeName(named)] != "" {
				return rpcCodes[TypeName(named)]
			}
		}
	}
	return ""
}

// ofStream reports whether a call is one of a method of a stream of gRPC, whose errors carry
// the status like those of the call that made it. What is generated has a type of its own for
// every stream, with the methods of grpc.ClientStream and its own Send and Recv.
func ofStream(call *ssa.CallCommon) bool {
	if !call.IsInvoke() || !slices.Contains([]string{"Header", "Send", "SendMsg", "Recv", "RecvMsg", "CloseSend", "CloseAndRecv"}, call.Method.Name()) {
		return false
	}
	stream := types.NewMethodSet(call.Value.Type())
	return !slices.ContainsFunc([]string{"Header", "Trailer", "CloseSend", "SendMsg", "RecvMsg"}, func(name string) bool {
		return stream.Lookup(nil, name) == nil
	})
}
