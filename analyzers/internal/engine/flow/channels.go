package flow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/engine/program"
)

// SentTo returns the values sent to a channel, and whether the channel is
// local: made in the function, and used only there and in its literals.
func SentTo(channel ssa.Value) (sent []ssa.Value, ok bool) {
	switch c := channel.(type) {
	case *ssa.MakeChan:
		return sentBy(c)
	case *ssa.ChangeType:
		return SentTo(c.X)
	case *ssa.UnOp:
		if c.Op != token.MUL {
			return nil, false
		}
		variable, isLocal := c.X.(*ssa.Alloc)
		if !isLocal {
			return nil, false
		}
		stores, known := SharedStores(variable, false)
		if !known || len(stores) != 1 {
			return nil, false
		}
		made, isMade := stores[0].Val.(*ssa.MakeChan)
		if !isMade {
			return nil, false
		}
		return sentThrough(variable, made)
	}
	return nil, false
}

// sentBy returns what is sent to a channel under the name that it was given.
func sentBy(channel ssa.Value) (sent []ssa.Value, ok bool) {
	for _, use := range *channel.Referrers() {
		switch use := use.(type) {
		case *ssa.Send:
			sent = append(sent, use.X)
		case *ssa.UnOp, *ssa.Store, *ssa.DebugRef, *ssa.Select, *ssa.Range:
			if s, isSelect := use.(*ssa.Select); isSelect {
				sent = append(sent, sentBySelect(s, channel)...)
			}
		case *ssa.ChangeType:
			more, known := sentBy(use)
			if !known {
				return nil, false
			}
			sent = append(sent, more...)
		case *ssa.Call:
			if _, builtin := use.Call.Value.(*ssa.Builtin); !builtin {
				return nil, false
			}
		case *ssa.Defer: // of close
		default:
			return nil, false
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

// sentThrough returns what is sent to a channel that is held by a variable that
// literals share.
func sentThrough(variable ssa.Value, made *ssa.MakeChan) (sent []ssa.Value, ok bool) {
	sent, ok = sentBy(made)
	if !ok {
		return nil, false
	}
	uses := []ssa.Value{variable}
	for len(uses) > 0 {
		v := uses[0]
		uses = uses[1:]
		for _, use := range *v.Referrers() {
			switch use := use.(type) {
			case *ssa.UnOp:
				more, known := sentBy(use)
				if !known {
					return nil, false
				}
				sent = append(sent, more...)
			case *ssa.MakeClosure:
				if free := program.Captured(use, v); free != nil {
					uses = append(uses, free)
				}
			}
		}
	}
	return sent, true
}
