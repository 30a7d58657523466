package settings_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mcperrlint/mcperrlint/analyzers/settings"
)

// listNamed returns the list with a name.
func listNamed(t *testing.T, name string) settings.List {
	t.Helper()
	for _, l := range settings.Lists() {
		if l.Name == name {
			return l
		}
	}
	t.Fatal(name)
	return settings.List{}
}

func TestNames(t *testing.T) {
	for text, want := range map[string][]string{
		"errors.New":                       {"errors"},
		"os.File.Sync":                     {"os.File", "os"},
		"os.(*File).Sync":                  {"os"},
		"example.test/app.Serve":           {"example.test/app"},
		"example.test/app.(*Router).Add":   {"example.test/app"},
		"gopkg.in/yaml.v3.Node":            {"gopkg.in/yaml.v3", "gopkg.in/yaml"},
		"gopkg.in/yaml.v3.(*Node).Decode":  {"gopkg.in/yaml.v3"},
		"example.test/a-b/v2/c_d~e.serve":  {"example.test/a-b/v2/c_d~e"},
		"example.test/größe.Maß":           {"example.test/größe"},
		"example.test/app.Router.Add.Func": {"example.test/app.Router.Add", "example.test/app.Router"},
	} {
		name, err := settings.ParseName(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, name.Packages(), text)
		assert.Equal(t, text, name.String())
	}
}

func TestNoNames(t *testing.T) {
	for _, text := range []string{
		"", "Serve", ".Serve", "app.", "example.test/app", "example.test/app.", "example.test//app.Serve", "/app.Serve", "example.test/./app.Serve",
		"example.test/app.(*Router)", "example.test/app.(*Router)Add", "example.test/app.(*).Add", "example.test/app.(*Router).", ".(*Router).Add",
		"example.test/a b.Serve", "example.test/app.Ser ve", "*example.test/app.Serve", "example.test/app.1", "app.func",
	} {
		_, err := settings.ParseName(text)
		assert.ErrorContains(t, err, "is no qualified name; want one as in example.test/app.Serve", "%q", text)
	}
}

// An entry is written as it is read, with the options in their order.
func TestEntries(t *testing.T) {
	for _, row := range []struct{ list, text, want string }{
		{settings.Registrars, "a.F:handler=1", "a.F:handler=1"},
		{settings.Registrars, "a.F:kind=prompt:handler=0", "a.F:handler=0:kind=prompt"},
		{settings.Results, "a.F:error=true:text=0+2", "a.F:text=0+2:error=true"},
		{settings.Results, "a.F:text=0:format=true", "a.F:text=0:format=true"},
		{settings.Taxonomies, "a.F", "a.F"},
		{settings.Taxonomies, "a.F:hides-text=false", "a.F:hides-text=false"},
		{settings.Seams, "a.(*T).F:leaves=code:effect=converts", "a.(*T).F:effect=converts:leaves=code"},
	} {
		e, err := listNamed(t, row.list).Parse(row.text)
		require.NoError(t, err, row.text)
		assert.Equal(t, row.want, e.String())
	}
}

func TestWrongEntries(t *testing.T) {
	for _, row := range []struct{ list, text, want string }{
		{settings.Registrars, "F:handler=1", `"F" is no qualified name`},
		{settings.Registrars, "a.F", "a.F: handler is missing: the argument with the handler, counted from 0"},
		{settings.Registrars, "a.F:handler", `a.F: handler: "" is no index of an argument, which is a number from 0`},
		{settings.Registrars, "a.F:handler=-1", `a.F: handler: "-1" is no index`},
		{settings.Registrars, "a.F:handler=01", `a.F: handler: "01" is no index`},
		{settings.Registrars, "a.F:handler=300", `a.F: handler: "300" is no index`},
		{settings.Registrars, "a.F:handler=1+2", `a.F: handler: "1+2" are several; want one index`},
		{settings.Registrars, "a.F:handler=1:handler=1", "a.F: handler is there twice"},
		{settings.Registrars, "a.F:handler=1:kind=tools", `a.F: kind: unknown value "tools" (known: tool, typed-tool, resource, template, prompt, completion)`},
		{settings.Registrars, "a.F:handler=1:text=0", `a.F: unknown option "text" (known: handler, kind)`},
		{settings.Results, "a.F:error=true", "a.F: text is missing"},
		{settings.Results, "a.F:text=0:error=yes", `a.F: error: unknown value "yes"; want true or false`},
		{settings.Results, "a.F:text=0+", `a.F: text: "" is no index`},
		{settings.Seams, "a.F:handler=0", "a.F: effect is missing"},
		{settings.Taxonomies, "a.F:", `a.F: unknown option "" (known: hides-text)`},
	} {
		_, err := listNamed(t, row.list).Parse(row.text)
		assert.ErrorContains(t, err, row.want, row.text)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"a.F:handler=1", "a.F:text=0+1:format=true", "gopkg.in/yaml.v3.(*Node).Decode:effect=leaks", "a.F:hides-text=true", "::", "a.F:="} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, l := range settings.Lists() {
			e, err := l.Parse(text)
			if err != nil {
				continue
			}
			again, err := l.Parse(e.String())
			require.NoError(t, err)
			assert.Equal(t, e, again)
		}
	})
}
