package libs

import (
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/errors/class"
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
		want   class.Class
	}{
		{"Get", nil, nil, class.Infrastructure},
		{"Do", recv, nil, class.Infrastructure},
		{"NewClient", nil, nil, class.Foreign},
		{"NewRequest", nil, nil, class.Foreign},
		{"FromRequest", nil, nil, class.Foreign},
		{"FromQueue", recv, nil, class.Infrastructure}, // from a queue that it knows
		{"FromUnstructured", recv, []*types.Var{value, value}, class.Foreign},
		{"FromRemote", recv, []*types.Var{ctx, value}, class.Infrastructure},
		{"GetBody", recv, nil, class.Foreign},
		{"ToUnstructured", recv, []*types.Var{value}, class.Foreign},
		{"ToASCII", nil, []*types.Var{value}, class.Foreign},
		{"ToString", recv, nil, class.Infrastructure}, // the error can be that of the request whose answer this is
		{"ToInput", recv, []*types.Var{ctx, value}, class.Infrastructure},
		{"ToLocal", recv, []*types.Var{value, ctx}, class.Infrastructure},
		{"Total", recv, []*types.Var{value}, class.Infrastructure},
		{"Fromage", recv, []*types.Var{value}, class.Infrastructure},
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
		want    class.Class
	}{
		{"ParseWithOptions", []*types.Var{waits, value}, []*types.Var{value, failure}, class.Foreign},
		{"UnmarshalContext", []*types.Var{waits, value}, []*types.Var{failure}, class.Foreign},
		{"DecodeContext", []*types.Var{waits, value}, []*types.Var{failure}, class.Foreign},
		{"MarshalContext", []*types.Var{waits, value}, []*types.Var{value, failure}, class.Foreign},
		{"ValidateRequest", []*types.Var{waits, value}, []*types.Var{failure}, class.Foreign},
		{"ValidateDomain", []*types.Var{waits, value}, []*types.Var{value, failure}, class.Infrastructure},
		{"ParseFile", []*types.Var{waits, value}, []*types.Var{value, failure}, class.Infrastructure},
		{"ParseIgnoreFiles", []*types.Var{waits, value}, []*types.Var{value, failure}, class.Infrastructure},
		{"DecodeURL", []*types.Var{waits, value}, []*types.Var{failure}, class.Infrastructure},
		{"ParseFS", []*types.Var{waits, value}, []*types.Var{failure}, class.Infrastructure},
		{"Parse", []*types.Var{waits, value, call}, []*types.Var{value, failure}, class.Infrastructure},
		{"New", []*types.Var{waits, value}, []*types.Var{value, failure}, class.Infrastructure},
		{"GetName", []*types.Var{waits}, []*types.Var{value, failure}, class.Infrastructure},
		{"List", []*types.Var{waits}, []*types.Var{value, failure}, class.Infrastructure},
	} {
		sig := types.NewSignatureType(nil, nil, nil, types.NewTuple(test.params...), types.NewTuple(test.results...), false)
		assert.Equal(t, test.want, ClassOf(types.NewFunc(token.NoPos, pkg, test.name, sig)), test.name)
	}
}

func TestAccessorsThatReadFiles(t *testing.T) {
	pkg := types.NewPackage("k8s.io/client-go/tools/clientcmd", "clientcmd")
	recv := types.NewVar(token.NoPos, pkg, "o", types.Typ[types.Int])
	sig := types.NewSignatureType(recv, nil, nil, nil, types.NewTuple(types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type())), false)
	assert.Equal(t, class.Infrastructure, ClassOf(types.NewFunc(token.NoPos, pkg, "GetStartingConfig", sig)))
	assert.Equal(t, class.Foreign, ClassOf(types.NewFunc(token.NoPos, pkg, "GetLoadingPrecedence", sig)))
}

// Clients whose packages hold more than one thing.
func TestClassesOfClients(t *testing.T) {
	for name, want := range map[string]class.Class{
		"golang.org/x/crypto/ssh.Dial":            class.Infrastructure,
		"golang.org/x/crypto/ssh.NewClientConn":   class.Infrastructure,
		"golang.org/x/crypto/ssh.NewSession":      class.Infrastructure,
		"golang.org/x/crypto/ssh.ParsePrivateKey": class.Foreign,

		"github.com/apache/pulsar-client-go/pulsar.CreateProducer":              class.Infrastructure,
		"github.com/apache/pulsar-client-go/pulsar.NewClient":                   class.Foreign,
		"github.com/apache/pulsar-client-go/pulsar.Validate":                    class.Foreign, // a message, by its schema
		"github.com/apache/pulsar-client-go/pulsaradmin/pkg/admin.New":          class.Foreign,
		"github.com/apache/pulsar-client-go/pulsaradmin/pkg/admin.List":         class.Infrastructure,
		"github.com/apache/pulsar-client-go/pulsaradmin/pkg/utils.GetTopicName": class.Foreign,

		"github.com/xuri/excelize/v2.OpenFile":     class.Infrastructure,
		"github.com/xuri/excelize/v2.SetCellValue": class.Foreign,

		"github.com/google/go-containerregistry/pkg/name.ParseReference": class.Foreign,
		"github.com/google/go-containerregistry/pkg/v1.Manifest":         class.Infrastructure, // which is read when it is asked for
		"github.com/google/go-containerregistry/pkg/v1.NewHash":          class.Foreign,
		"github.com/google/go-containerregistry/pkg/v1/remote.Image":     class.Infrastructure,
		"github.com/google/go-containerregistry/pkg/crane.Digest":        class.Infrastructure,

		"gitlab.com/gitlab-org/api/client-go.ListProjects":  class.Infrastructure,
		"gitlab.com/gitlab-org/api/client-go/v2.GetProject": class.Infrastructure,
		"gitlab.com/gitlab-org/api/client-go/v2.NewClient":  class.Foreign,
		"github.com/xanzy/go-gitlab.ListProjects":           class.Infrastructure,
		"github.com/philippgille/chromem-go.QueryEmbedding": class.Foreign,

		"os.Getwd":          class.Foreign, // it fails without a path
		"path/filepath.Abs": class.Foreign, // whose only error is that one
		"os.Stat":           class.Infrastructure,

		"k8s.io/cli-runtime/pkg/genericclioptions.ToRESTConfig": class.Infrastructure,
		"k8s.io/cli-runtime/pkg/printers.PrintObj":              class.Foreign,
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
	assert.Equal(t, class.Context, ClassOf(types.NewFunc(token.NoPos, pkg, "Wait", types.NewSignatureType(nil, nil, nil, waits, failure, false))))
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
		want class.Class
	}{
		{"Submit", recv, class.Infrastructure},
		{"Call", recv, class.Infrastructure},
		{"Do", recv, class.Infrastructure},
		{"Do", nil, class.Foreign},
		{"Sign", recv, class.Foreign},
		{"ParseForm", recv, class.Foreign},
	} {
		sig := types.NewSignatureType(test.recv, nil, nil, types.NewTuple(request), types.NewTuple(failure), false)
		assert.Equal(t, test.want, ClassOf(types.NewFunc(token.NoPos, pkg, test.name, sig)), test.name)
	}
}
