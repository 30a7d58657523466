package world_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/world"
)

// list and count are the methods of the interface that is asked about.
var list, count = world.Method{ID: "List", Type: "a"}, world.Method{ID: "Count", Type: "b"}

// having returns a type with methods that it declares.
func having(pkg, name string, methods ...world.Method) world.Type {
	for i := range methods {
		methods[i].Package, methods[i].Receiver = pkg, "*"+name
	}
	return world.Type{Package: pkg, Name: name, Methods: methods}
}

// asking asks for the method List of tools.Service.
func asking() world.Wires {
	return world.Wires{
		Asks: []world.Ask{{Interface: "m/tools.Service", Package: "m/tools", Methods: []world.Method{list, count}, Calls: []string{"List"}}},
		Sees: []string{"m/near", "m/tools"},
	}
}

func TestAnswers(t *testing.T) {
	full := []world.Method{list, count}
	store, near, poor := having("m/store", "Store", full...), having("m/near", "Near", full...), having("m/poor", "Poor", list)
	lossy := []string{"m/store.Store.List", "m/near.Near.List", "m/poor.Poor.List"}
	into := func(of, iface string) world.Put { return world.Put{Type: of, Into: iface} }
	for _, row := range []struct {
		name  string
		wires world.Wires
		want  []string
		open  bool
	}{
		{"put there", world.Wires{Types: []world.Type{store}, Puts: []world.Put{into("m/store.Store", "m/tools.Service")}}, []string{"m/store.Store"}, false},
		{"put elsewhere", world.Wires{Types: []world.Type{store}, Puts: []world.Put{into("m/store.Store", "m/other.Service")}}, nil, false},
		{"never put", world.Wires{Types: []world.Type{store}}, nil, false},
		{"in sight", world.Wires{Types: []world.Type{near}, Puts: []world.Put{into("m/near.Near", "m/tools.Service")}}, nil, false},
		{"by another interface", world.Wires{
			Types: []world.Type{store}, Puts: []world.Put{into("m/store.Store", "m/store.Own")},
			Casts: []world.Cast{{"m/store.Own", "m/main.Middle"}, {"m/main.Middle", "m/tools.Service"}, {"m/tools.Service", "m/store.Own"}},
		}, []string{"m/store.Store"}, false},
		{"asserted from any", world.Wires{
			Types: []world.Type{poor, store}, Puts: []world.Put{into("m/store.Store", world.Any), into("m/poor.Poor", world.Any)},
			Casts: []world.Cast{{world.Any, "m/tools.Service"}},
		}, []string{"m/store.Store"}, false},
		{"beside one of another module", world.Wires{
			Types: []world.Type{store}, Puts: []world.Put{into("m/store.Store", "m/tools.Service"), into("", "m/tools.Service")},
		}, []string{"m/store.Store"}, true},
		{"only of another module", world.Wires{Puts: []world.Put{into("", "m/tools.Service")}}, nil, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			row.wires.Loses = lossy
			asks := asking()
			for _, packages := range [][]*world.Wires{{&row.wires, &asks}, {&asks, &row.wires}} {
				var got []string
				open := false
				for _, a := range world.NewProgram(packages).Answers(&asks) {
					open = open || a.Open
					for _, of := range a.Types {
						got = append(got, of.ID())
					}
				}
				assert.Equal(t, row.want, got)
				assert.Equal(t, row.open, open)
			}
		})
	}
}

// One that never fails is told of beside one that does, and if nothing gets lost in what is called, nothing is told.
func TestLossy(t *testing.T) {
	store, fine := having("m/store", "Store", list, count), having("m/fine", "Fine", list, count)
	for lost, want := range map[string]int{"m/store.Store.List": 2, "m/store.Store.Count": 0, "": 0} {
		w := world.Wires{
			Types: []world.Type{store, fine}, Loses: []string{lost},
			Puts: []world.Put{{"m/fine.Fine", "m/tools.Service"}, {"m/store.Store", "m/tools.Service"}},
		}
		asks, types := asking(), 0
		for _, a := range world.NewProgram([]*world.Wires{&w}).Answers(&asks) {
			types += len(a.Types)
		}
		assert.Equal(t, want, types, lost)
	}
}

// Nobody need look.
func TestNoLook(t *testing.T) {
	var none *world.Look
	none.Lose(nil)
	assert.Empty(t, new(world.Look).Told().Loses)
	assert.Empty(t, (&world.Look{Answers: []world.Answer{{Interface: "m.I", Open: true}}}).Behind("m.J"))
}
