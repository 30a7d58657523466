// Package failures declares failures.
package failures

import (
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var (
	Gone   = contract.Failure{Reason: "gone", Code: taxonomy.CodeNotFound}                                            // want Gone:`^failure\(gone: not_found\)$`
	Busy   = contract.Failure{"busy", taxonomy.CodeConflict, "", "", taxonomy.RetryYes, "", contract.Service, "", ""} // want Busy:`^failure\(busy: conflict by service\)$`
	Silent = contract.Failure{Code: taxonomy.CodeConflict}                                                            // want Silent:`^failure\(: conflict\)$`
	Named  = contract.Failure{Reason: name(), Code: taxonomy.CodeConflict}                                            // want Named:`^failure\(\?: conflict\)$`
	Coded  = contract.Failure{Reason: "coded", Code: taxonomy.CodeForStatus(404)}                                     // want Coded:`^failure\(coded: \?\)$`
	Again  = own                                                                                                      // want Again:`^failure\(own: not_found\)$`
	Made   = made()
	Field  = all.one
	Late   contract.Failure
	Wide   = contract.Failure{Reason: "wide", Code: taxonomy.CodeNotFound}
	Known  = &Wide

	own = contract.Failure{Reason: "own", Code: taxonomy.CodeNotFound}
	all = struct{ one contract.Failure }{own}
)

// Changed is another failure later.
var Changed = contract.Failure{Reason: "changed", Code: taxonomy.CodeNotFound}

func change() { Changed.Reason = "other" }

func name() string { return "named" }

func made() contract.Failure { return own }
