package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// SentTo returns the values sent to a channel, and whether the channel is
// local: made in the function, and used only there and in its literals.
func SentTo(channel ssa.Value) (sent []ssa.Value, ok bool) {
	channel = Query{Kinds: Convert}.Start(channel)
	if load, isLoad := channel.(*ssa.UnOp); isLoad {
		stores, known := SharedStores(load.X, false)
		if !known || len(stores) != 1 {
			return nil, false
		}
		channel = stores[0].Val
	}
	if _, made := channel.(*ssa.MakeChan); !made {
		return nil, false
	}
	aliases := Query{Kinds: Convert | Store | Load | Capture, Skip: func(e Edge) bool { return e.Kind == Store && !e.SetsVariable() }}
	for v := range aliases.On(channel) {
		for _, use := range program.UsesOf(v) {
			switch use := use.(type) {
			case *ssa.Send:
				sent = append(sent, use.X)
			case *ssa.Select:
				sent = append(sent, sentBySelect(use, v)...)
			case *ssa.Call:
				if _, builtin := use.Call.Value.(*ssa.Builtin); !builtin {
					return nil, false
				}
			case *ssa.UnOp, *ssa.Store, *ssa.Range, *ssa.ChangeType, *ssa.MakeClosure, *ssa.Defer: // of close
			default:
				return nil, false
			}
		}
	}
	return sent, true
}

func sentBySelect(s *ssa.Select, channel ssa.Value) []ssa.Value {
	var sent []ssa.Value
	for _, state := range s.States {
		if state.Chan == channel && state.Send != nil {
			sent = append(sent, state.Send)
		}
	}
	return sent
}
