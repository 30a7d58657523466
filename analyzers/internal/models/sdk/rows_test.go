package sdk_test

import (
	"fmt"
	"go/types"
	"strings"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"
)

// row is a row of a table as the tests see it.
type row struct {
	table    string
	name     string
	versions sdk.Versions
	// check says what is wrong with the row, given what its name means.
	check func(types.Object) string
}

// String tells rows apart.
func (r row) String() string {
	s := r.table + " " + r.name
	if r.versions.Since != "" {
		s += " since " + r.versions.Since
	}
	if r.versions.Before != "" {
		s += " before " + r.versions.Before
	}
	return s
}

// rows returns all rows of an SDK that name something.
func rows(s *sdk.SDK) []row {
	var list []row
	add := func(table, name string, v sdk.Versions, check func(types.Object) string) {
		list = append(list, row{table, name, v, check})
	}
	for _, r := range s.Handlers {
		name := r.Type
		add(fmt.Sprint("Handlers ", r.Kind), name, r.Versions, func(o types.Object) string { return checkHandler(r, o) })
	}
	for _, r := range s.Registrars {
		add("Registrars", r.Func, r.Versions, func(o types.Object) string { return checkRegistrar(r, o) })
	}
	for _, r := range s.Fields {
		add("Fields", r.Name, r.Versions, func(o types.Object) string { return isField(o, isFunc) })
	}
	for _, r := range s.Builders {
		add("Builders", r.Func, r.Versions, func(o types.Object) string { return checkBuilder(r, o) })
	}
	for _, r := range s.Results {
		add("Results", r.Type, r.Versions, func(o types.Object) string { return checkResult(r, o) })
	}
	for _, r := range s.Texts {
		add("Texts", r.Type, r.Versions, func(o types.Object) string { return hasField(o, r.Field, isString) })
	}
	for _, r := range s.ErrorTypes {
		add("ErrorTypes", r.Type, r.Versions, func(o types.Object) string { return checkErrorType(r, o) })
	}
	for _, r := range s.ErrorValues {
		add("ErrorValues", r.Name, r.Versions, func(o types.Object) string { return checkErrorValue(r, o) })
	}
	for _, r := range s.Installers {
		add("Installers", r.Func, r.Versions, func(o types.Object) string { return checkInstaller(r, o) })
	}
	for _, r := range s.Wrappers {
		add("Wrappers", r.Func, r.Versions, func(o types.Object) string { return checkWrapper(r, o) })
	}
	return append(list, otherRows(s)...)
}

// otherRows returns the rows with few properties.
func otherRows(s *sdk.SDK) []row {
	var list []row
	add := func(table, name string, v sdk.Versions, check func(types.Object) string) {
		list = append(list, row{table, name, v, check})
	}
	for _, r := range s.Transports {
		add("Transports", r.Name, r.Versions, func(o types.Object) string { return checkTransport(r, o) })
	}
	for _, r := range s.ClientCalls {
		add("ClientCalls", r.Func, r.Versions, func(o types.Object) string { return returnsError(o, true) })
	}
	for _, r := range s.Accesses {
		add("Accesses", r.Func, r.Versions, func(o types.Object) string { return returnsError(o, r.Fails) })
	}
	for _, r := range s.Arguments {
		add("Arguments", r.Name, r.Versions, func(o types.Object) string { return isField(o, isArguments) })
	}
	for table, names := range map[string][]sdk.Name{
		"Servers": s.Servers, "Connects": s.Connects, "Serves": s.Serves, "InMemory": s.InMemory, "ClientLogs": s.ClientLogs, "ToClient": s.ToClient, "ServerOnly": s.ServerOnly, "Present": s.Present,
	} {
		for _, r := range names {
			add(table, r.Name, r.Versions, isFunction)
		}
	}
	for _, r := range s.InputSchemas {
		add("InputSchemas", r.Name, r.Versions, func(o types.Object) string { return isField(o, isSchema) })
	}
	for _, name := range []string{s.Remedy.Failing, s.Remedy.Succeeding, s.Remedy.Typed, s.Remedy.Server, s.Remedy.Recoverer, s.Remedy.Validation} {
		if name != "" {
			add("Remedy", name, sdk.Versions{}, isFunction)
		}
	}
	return list
}

// isSchema reports whether a type is any, or that of a schema.
func isSchema(t types.Type) bool {
	return isAny(t) || strings.HasSuffix(t.String(), "jsonschema.Schema")
}

func isArguments(t types.Type) bool {
	s := t.Underlying().String()
	return isAny(t) || s == "[]byte" || strings.HasPrefix(s, "map[string]")
}
