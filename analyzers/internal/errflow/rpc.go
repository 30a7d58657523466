package errflow

import "go/types"

// rpcCodes are the types that only calls of remote procedures take or return, with
// what carries the code of their errors.
var rpcCodes = map[string]string{
	"connectrpc.com/connect.Request":    "connectrpc.com/connect.Error",
	"connectrpc.com/connect.Response":   "connectrpc.com/connect.Error",
	"google.golang.org/grpc.CallOption": "google.golang.org/grpc/status.Status",
	// The clients of Google around gRPC, whose errors have the text and the code of the status.
	"github.com/googleapis/gax-go/v2.CallOption": "github.com/googleapis/gax-go/v2/apierror.APIError",
}

// codeOfCall returns, as a part of the error of a call of a remote procedure, the
// code that the protocol gives every such error. It begins the text of the error,
// and those who wrap it keep it.
func codeOfCall(s callSite) []Part {
	code := rpcCode(s.call.Signature()) // in which type parameters are known
	if code == "" {
		return nil
	}
	return []Part{{Origin{Class: Coded, Name: code, Pos: s.pos, at: s.pos}, Kept}}
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
			if named := namedOf(t); named != nil && rpcCodes[typeName(named)] != "" {
				return rpcCodes[typeName(named)]
			}
		}
	}
	return ""
}
