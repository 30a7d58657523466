package contractuse

import (
	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/analyzers/internal/lint/report"
)

// unproduced reports the entries of contracts that nothing produces.
func (c *checker) unproduced() {
	for _, k := range c.known.Contracts {
		if made, ok := c.made(k); ok {
			c.entriesWithout(k, made)
		}
	}
}

// made returns what the handlers of a contract produce, and whether that is all
// that anybody produces in its name.
func (c *checker) made(k *contracts.Contract) (m contracts.Made, ok bool) {
	m = contracts.NewMade()
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
				m.Codes[p.Code] = true
			}
			m.Reasons[p.Reason] = true
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
			m.Reasons[reason] = true
		}
	}
	return m, bound
}

// entriesWithout reports the entries of a contract that were not made. A
// contract of which no reason is produced at all is used in a way that is not
// understood.
func (c *checker) entriesWithout(k *contracts.Contract, m contracts.Made) {
	if !m.Knows(k.Value()) {
		return
	}
	for i := range k.Entries {
		e := &k.Entries[i]
		f := e.Failure
		if !e.Own || !e.Known("ThrownBy") || !m.Lacks(f) {
			continue
		}
		finding := report.At(e.Place("Reason"), categoryUnproduced, "no handler fails with "+report.Code(f.Reason)+", which "+c.called(k, "the contract")+" declares: the agent never sees it")
		finding.Help = "fail with it, drop the entry, or set `ThrownBy: contract.Service` if a service does"
		report.Report(c.pass, finding)
	}
}
