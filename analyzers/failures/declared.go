package failures

import (
	"maps"

	"golang.org/x/tools/go/analysis"

	"github.com/mcperrlint/mcperrlint/analyzers/internal/contract/contracts"
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/internal/position"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// A Contract is the contract of a handler.
type Contract struct {
	// Name is that of the variable that holds it, with its package: "orders.Failures". A contract that stands in
	// the call that registers the tool has the name [Unnamed].
	Name string
	// Declared are the entries. Fields that are not known are zero.
	Declared contract.Contract
	// Whole tells that these are all entries, and that their reasons and codes are known.
	Whole bool

	full string // the name of the variable with the path of its package, or ""
}

// Unnamed is the name of a contract that no variable holds.
const Unnamed = "contract.Contract{…}"

// Contracts are the contracts that a package knows.
type Contracts struct {
	bound  map[Place]*Contract  // those of handlers, by the places of these: its own, and others that get theirs here
	stated map[string]*Contract // those that the package states, by the full names of their variables
}

// ContractsIn returns the contracts that a package knows: none, if it has nothing to do with package contract. The
// analyzer must require that of package contracts.
func ContractsIn(pass *analysis.Pass) Contracts {
	known := pass.ResultOf[contracts.Analyzer].(*contracts.Result)
	found := Contracts{make(map[Place]*Contract), make(map[string]*Contract)}
	for _, c := range known.Contracts {
		if c.Var != nil {
			found.stated[fullName(c)] = plain(c)
		}
	}
	for _, f := range known.Foreign {
		found.bound[placeOf(position.Original(pass.Fset, f.Func.Pos()))] = plain(f.Contract)
	}
	for _, b := range known.Bindings {
		found.bound[placeOf(position.Original(pass.Fset, b.Func.Pos()))] = plain(b.Contract)
	}
	return found
}

func fullName(c *contracts.Contract) string { return c.Var.Pkg().Path() + "." + c.Var.Name() }

func plain(c *contracts.Contract) *Contract {
	if c.Var == nil {
		return &Contract{Name: Unnamed, Declared: c.Value(), Whole: c.Complete()}
	}
	return &Contract{Name: c.Name(nil), Declared: c.Value(), Whole: c.Complete(), full: fullName(c)}
}

// JoinContracts returns the contracts of handlers that the packages of a program know, by the places of the
// handlers. Facts tell of a contract in another package its reasons and codes only: that package knows the rest. A
// handler that gets different contracts in two packages has none that is known.
func JoinContracts(packages []Contracts) map[Place]*Contract {
	stated, joined := make(map[string]*Contract), make(map[Place]*Contract)
	for _, pkg := range packages {
		maps.Copy(stated, pkg.stated)
	}
	differ := make(map[Place]bool)
	for _, pkg := range packages {
		for at, c := range pkg.bound {
			if whole := stated[c.full]; whole != nil {
				c = whole
			}
			differ[at] = differ[at] || joined[at] != nil && joined[at] != c
			joined[at] = c
		}
	}
	maps.DeleteFunc(joined, func(at Place, _ *Contract) bool { return differ[at] })
	return joined
}

// Declare notes what the contract of a tool says of its failures, and adds those that the contract declares and
// nothing in sight produces. If all failures of the tool are known, nothing can produce them. A nil contract says
// nothing.
//
// A failure is declared by its reason or, without one, by its code, as the rules undeclaredcode and contractuse
// have it. What it does not say itself, such as the recovery, the boundary takes from the contract.
func (t *Tool) Declare(c *Contract) {
	if c == nil {
		return
	}
	t.Contract = c.Name
	if !c.Whole {
		t.Unknown = append(t.Unknown, "the contract "+c.Name+" has entries that only a run knows")
	}
	made := contracts.NewMade()
	for i := range t.Failures {
		f := &t.Failures[i]
		if f.What == BadArguments {
			continue // no tool declares what happens before it is called
		}
		f.Declared = c.declares(f)
		if code, known := taxonomy.ParseCode(f.Code); known && f.Reason == "" {
			made.Codes[code] = true
		}
		made.Reasons[f.Reason] = true
	}
	for _, entry := range c.Declared {
		if entry.Reason == "" || made.Reasons[entry.Reason] || made.Codes[entry.Code] {
			continue
		}
		f := Failure{What: entry.Reason, Arrives: Arrival{As: UnknownForm}, Text: entry.When, Declared: IsDeclared, Reason: entry.Reason}
		if made.Lacks(entry) && len(t.Unknown) == 0 {
			f.Declared = NeverProduced
		}
		f.complete(entry)
		t.Failures = append(t.Failures, f)
	}
}

// declares says whether the contract declares a failure, and completes what the failure does not say.
func (c *Contract) declares(f *Failure) Declared {
	for _, entry := range c.Declared {
		if f.Reason != "" && entry.Reason == f.Reason {
			f.complete(entry)
			return IsDeclared
		}
	}
	code, known := taxonomy.ParseCode(f.Code)
	for _, entry := range c.Declared {
		if f.Reason == "" && known && entry.Code == code {
			return IsDeclared
		}
	}
	if !c.Whole {
		return NoContract // nobody can say
	}
	return IsUndeclared
}

// complete takes from an entry what a failure with its reason does not say itself.
func (f *Failure) complete(entry contract.Failure) {
	if f.Code == "" && entry.Code.Known() {
		f.Code = entry.Code.String()
	}
	if f.Recovery == "" {
		f.Recovery = contract.Contract{entry}.Recovery(entry.Reason) // none, if it is still to be written
	}
	if f.Retry == "" && (entry.Retry == taxonomy.RetryYes || entry.Retry == taxonomy.RetryNo) {
		f.Retry = entry.Retry.String()
	}
}

// Lacks reports whether a contract has to declare a failure and does not: it has a reason that the contract lacks,
// or a code that the contract lacks and not every tool can fail with.
func (f *Failure) Lacks() bool {
	if f.Declared != IsUndeclared {
		return false
	}
	code, _ := taxonomy.ParseCode(f.Code)
	return contracts.LackOf(nil, f.Reason, code) != contracts.Nothing
}
