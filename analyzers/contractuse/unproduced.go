package contractuse

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// unproduced reports the entries of contracts that nothing produces.
func (c *checker) unproduced() {
	for _, k := range c.known.Contracts {
		if made, ok := c.made(k); ok {
			c.entriesWithout(k, made)
		}
	}
}

// made is what the handlers of a contract produce.
type made struct {
	reasons map[string]bool
	codes   map[taxonomy.Code]bool // of errors without a reason
}

// made returns what the handlers of a contract produce, and whether that is all
// that anybody produces in its name.
func (c *checker) made(k *contracts.Contract) (m made, ok bool) {
	m = made{reasons: make(map[string]bool), codes: make(map[taxonomy.Code]bool)}
	if !k.Complete() || c.known.Elsewhere(k) {
		return m, false
	}
	bound := false
	for _, h := range c.handlers {
		if h.Contract != k {
			continue
		}
		bound = true
		if !h.all {
			return m, false
		}
		for _, p := range h.productions {
			if p.Reason == "" && !p.ByContract {
				m.codes[p.Code] = true
			}
			m.reasons[p.Reason] = true
		}
	}
	for _, call := range c.known.Reached(k) {
		if call.Method == "Fill" || call.Contract != nil && call.Contract != k {
			continue
		}
		if !call.Known {
			return m, false
		}
		for _, reason := range call.Reasons {
			m.reasons[reason] = true
		}
	}
	return m, bound
}

// entriesWithout reports the entries of a contract that were not made. A
// contract of which no reason is produced at all is used in a way that is not
// understood.
func (c *checker) entriesWithout(k *contracts.Contract, m made) {
	understood := false
	for i := range k.Entries {
		understood = understood || m.reasons[k.Entries[i].Failure.Reason]
	}
	if !understood {
		return
	}
	for i := range k.Entries {
		e := &k.Entries[i]
		f := e.Failure
		if !e.Own || f.Reason == "" || m.reasons[f.Reason] || m.codes[f.Code] || !e.Known("ThrownBy") || f.ThrownBy == contract.Service {
			continue
		}
		finding := report.At(e.Place("Reason"), categoryUnproduced, "no handler fails with "+report.Code(f.Reason)+", which "+c.declared(k)+" declares: the agent never sees it")
		finding.Help = "fail with it, drop the entry, or set `ThrownBy: contract.Service` if a service does"
		report.Report(c.pass, finding)
	}
}
