package errflow

import (
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFunctionsOfClientsThatStayInMemory(t *testing.T) {
	const client = "github.com/hashicorp/go-retryablehttp"
	pkg := types.NewPackage(client, "retryablehttp")
	recv := types.NewVar(token.NoPos, pkg, "c", types.Typ[types.Int])
	for _, test := range []struct {
		name string
		recv *types.Var
		want Class
	}{
		{"Get", nil, Infrastructure},
		{"Do", recv, Infrastructure},
		{"NewClient", nil, Foreign},
		{"NewRequest", nil, Foreign},
		{"FromRequest", nil, Foreign},
		{"FromQueue", recv, Infrastructure},
		{"GetBody", recv, Foreign},
	} {
		sig := types.NewSignatureType(test.recv, nil, nil, nil, types.NewTuple(types.NewVar(token.NoPos, pkg, "", types.Universe.Lookup("error").Type())), false)
		assert.Equal(t, test.want, classOfFunction(types.NewFunc(token.NoPos, pkg, test.name, sig)), test.name)
	}
}
