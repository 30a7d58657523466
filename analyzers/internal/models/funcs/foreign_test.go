package funcs

import (
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/cause"
)

func TestFunctionsOfClientsThatStayInMemory(t *testing.T) {
	const client = "github.com/hashicorp/go-retryablehttp"
	pkg := types.NewPackage(client, "retryablehttp")
	recv := types.NewVar(token.NoPos, pkg, "c", types.Typ[types.Int])
	value := types.NewVar(token.NoPos, pkg, "v", types.Universe.Lookup("any").Type())
	background := types.NewPackage("context", "context")
	ctx := types.NewVar(token.NoPos, pkg, "ctx", types.NewNamed(types.NewTypeName(token.NoPos, background, "Context", nil), types.NewInterfaceType(nil, nil), nil))
	for _, test := range []struct {
		name   string
		recv   *types.Var
		params []*types.Var
		want   cause.Class
	}{
		{"Get", nil, nil, cause.Infrastructure},
		{"Do", recv, nil, cause.Infrastructure},
		{"NewClient", nil, nil, cause.Foreign},
		{"NewRequest", nil, nil, cause.Foreign},
		{"FromRequest", nil, nil, cause.Foreign},
		{"FromQueue", recv, nil, cause.Infrastructure}, // from a queue that it knows
		{"FromUnstructured", recv, []*types.Var{value, value}, cause.Foreign},
		{"FromRemote", recv, []*types.Var{ctx, value}, cause.Infrastructure},
		{"GetBody", recv, nil, cause.Foreign},
		{"ToUnstructured", recv, []*types.Var{value}, cause.Foreign},
		{"ToASCII", nil, []*types.Var{value}, cause.Foreign},
		{"ToString", recv, nil, cause.Infrastructure}, // the error can be that of the request whose answer this is
		{"ToInput", recv, []*types.Var{ctx, value}, cause.Infrastructure},
		{"ToLocal", recv, []*types.Var{value, ctx}, cause.Infrastructure},
		{"Total", recv, []*types.Var{value}, cause.Infrastructure},
		{"Fromage", recv, []*types.Var{value}, cause.Infrastructure},
	} {
		sig := types.NewSignatureType(test.recv, nil, nil, types.NewTuple(test.params...), types.NewTuple(types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type())), false)
		assert.Equal(t, test.want, ClassOf(types.NewFunc(token.NoPos, pkg, test.name, sig)), test.name)
	}
}

func TestFunctionsWithContextThatStayInMemory(t *testing.T) {
	const library = "github.com/dolthub/vitess/go/vt/sqlparser"
	pkg := types.NewPackage(library, "sqlparser")
	failure := types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type())
	value := types.NewVar(token.NoPos, pkg, "", types.Typ[types.Int])
	waits := types.NewVar(token.NoPos, pkg, "ctx", declaredIn("context", "Context"))
	call := types.NewVar(token.NoPos, pkg, "opts", types.NewSlice(declaredIn("google.golang.org/grpc", "CallOption")))
	for _, test := range []struct {
		name    string
		params  []*types.Var
		results []*types.Var
		want    cause.Class
	}{
		{"ParseWithOptions", []*types.Var{waits, value}, []*types.Var{value, failure}, cause.Foreign},
		{"UnmarshalContext", []*types.Var{waits, value}, []*types.Var{failure}, cause.Foreign},
		{"DecodeContext", []*types.Var{waits, value}, []*types.Var{failure}, cause.Foreign},
		{"MarshalContext", []*types.Var{waits, value}, []*types.Var{value, failure}, cause.Foreign},
		{"ValidateRequest", []*types.Var{waits, value}, []*types.Var{failure}, cause.Foreign},
		{"ValidateDomain", []*types.Var{waits, value}, []*types.Var{value, failure}, cause.Infrastructure},
		{"ParseFile", []*types.Var{waits, value}, []*types.Var{value, failure}, cause.Infrastructure},
		{"ParseIgnoreFiles", []*types.Var{waits, value}, []*types.Var{value, failure}, cause.Infrastructure},
		{"DecodeURL", []*types.Var{waits, value}, []*types.Var{failure}, cause.Infrastructure},
		{"ParseFS", []*types.Var{waits, value}, []*types.Var{failure}, cause.Infrastructure},
		{"Parse", []*types.Var{waits, value, call}, []*types.Var{value, failure}, cause.Infrastructure},
		{"New", []*types.Var{waits, value}, []*types.Var{value, failure}, cause.Infrastructure},
		{"GetName", []*types.Var{waits}, []*types.Var{value, failure}, cause.Infrastructure},
		{"List", []*types.Var{waits}, []*types.Var{value, failure}, cause.Infrastructure},
	} {
		sig := types.NewSignatureType(nil, nil, nil, types.NewTuple(test.params...), types.NewTuple(test.results...), false)
		assert.Equal(t, test.want, ClassOf(types.NewFunc(token.NoPos, pkg, test.name, sig)), test.name)
	}
}

func TestAccessorsThatReadFiles(t *testing.T) {
	pkg := types.NewPackage("k8s.io/client-go/tools/clientcmd", "clientcmd")
	recv := types.NewVar(token.NoPos, pkg, "o", types.Typ[types.Int])
	sig := types.NewSignatureType(recv, nil, nil, nil, types.NewTuple(types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type())), false)
	assert.Equal(t, cause.Infrastructure, ClassOf(types.NewFunc(token.NoPos, pkg, "GetStartingConfig", sig)))
	assert.Equal(t, cause.Foreign, ClassOf(types.NewFunc(token.NoPos, pkg, "GetLoadingPrecedence", sig)))
}

// Clients whose packages hold more than one thing.
func TestClassesOfClients(t *testing.T) {
	for name, want := range map[string]cause.Class{
		"golang.org/x/crypto/ssh.Dial":            cause.Infrastructure,
		"golang.org/x/crypto/ssh.NewClientConn":   cause.Infrastructure,
		"golang.org/x/crypto/ssh.NewSession":      cause.Infrastructure,
		"golang.org/x/crypto/ssh.ParsePrivateKey": cause.Foreign,

		"github.com/apache/pulsar-client-go/pulsar.CreateProducer":              cause.Infrastructure,
		"github.com/apache/pulsar-client-go/pulsar.NewClient":                   cause.Foreign,
		"github.com/apache/pulsar-client-go/pulsar.Validate":                    cause.Foreign, // a message, by its schema
		"github.com/apache/pulsar-client-go/pulsaradmin/pkg/admin.New":          cause.Foreign,
		"github.com/apache/pulsar-client-go/pulsaradmin/pkg/admin.List":         cause.Infrastructure,
		"github.com/apache/pulsar-client-go/pulsaradmin/pkg/utils.GetTopicName": cause.Foreign,

		"github.com/xuri/excelize/v2.OpenFile":     cause.Infrastructure,
		"github.com/xuri/excelize/v2.SetCellValue": cause.Foreign,

		"github.com/google/go-containerregistry/pkg/name.ParseReference": cause.Foreign,
		"github.com/google/go-containerregistry/pkg/v1.Manifest":         cause.Infrastructure, // which is read when it is asked for
		"github.com/google/go-containerregistry/pkg/v1.NewHash":          cause.Foreign,
		"github.com/google/go-containerregistry/pkg/v1/remote.Image":     cause.Infrastructure,
		"github.com/google/go-containerregistry/pkg/crane.Digest":        cause.Infrastructure,

		"gitlab.com/gitlab-org/api/client-go.ListProjects":  cause.Infrastructure,
		"gitlab.com/gitlab-org/api/client-go/v2.GetProject": cause.Infrastructure,
		"gitlab.com/gitlab-org/api/client-go/v2.NewClient":  cause.Foreign,
		"github.com/xanzy/go-gitlab.ListProjects":           cause.Infrastructure,
		"github.com/philippgille/chromem-go.QueryEmbedding": cause.Foreign,

		"os.Getwd":          cause.Foreign, // it fails without a path
		"path/filepath.Abs": cause.Foreign, // whose only error is that one
		"os.Stat":           cause.Infrastructure,

		"k8s.io/cli-runtime/pkg/genericclioptions.ToRESTConfig": cause.Infrastructure,
		"k8s.io/cli-runtime/pkg/printers.PrintObj":              cause.Foreign,
	} {
		dot := strings.LastIndexByte(name, '.')
		pkg := types.NewPackage(name[:dot], "p")
		failure := types.NewTuple(types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type()))
		assert.Equal(t, want, ClassOf(types.NewFunc(token.NoPos, pkg, name[dot+1:], types.NewSignatureType(nil, nil, nil, nil, failure, false))), name)
	}
}

// declared returns a named type of a package.
func declaredIn(path, name string) types.Type {
	return types.NewNamed(types.NewTypeName(token.NoPos, types.NewPackage(path, path), name, nil), types.NewInterfaceType(nil, nil), nil)
}

// What waits for its turn tells nothing of the server.
func TestFunctionsThatOnlyWait(t *testing.T) {
	pkg := types.NewPackage("golang.org/x/time/rate", "rate")
	waits := types.NewTuple(types.NewVar(token.NoPos, pkg, "ctx", declaredIn("context", "Context")))
	failure := types.NewTuple(types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type()))
	assert.Equal(t, cause.Context, ClassOf(types.NewFunc(token.NoPos, pkg, "Wait", types.NewSignatureType(nil, nil, nil, waits, failure, false))))
}

// A client of an unknown library that is given a request sends it.
func TestMethodsThatSendRequests(t *testing.T) {
	pkg := types.NewPackage("example.com/issues", "issues")
	failure := types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type())
	request := types.NewVar(token.NoPos, pkg, "req", types.NewPointer(declaredIn("net/http", "Request")))
	recv := types.NewVar(token.NoPos, pkg, "c", types.Typ[types.Int])
	for _, test := range []struct {
		name string
		recv *types.Var
		want cause.Class
	}{
		{"Submit", recv, cause.Infrastructure},
		{"Call", recv, cause.Infrastructure},
		{"Do", recv, cause.Infrastructure},
		{"Do", nil, cause.Foreign},
		{"Sign", recv, cause.Foreign},
		{"ParseForm", recv, cause.Foreign},
	} {
		sig := types.NewSignatureType(test.recv, nil, nil, types.NewTuple(request), types.NewTuple(failure), false)
		assert.Equal(t, test.want, ClassOf(types.NewFunc(token.NoPos, pkg, test.name, sig)), test.name)
	}
}
