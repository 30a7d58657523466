package contract_test

import (
	"errors"
	"fmt"

	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// searchErrors is what the tool search_index can fail with.
var searchErrors = contract.Contract{
	{
		Reason:   "index_missing",
		Code:     taxonomy.CodeNotFound,
		When:     "The named index does not exist.",
		Recovery: "Call list_indices and pass one of the names it returns.",
	},
	{
		Reason:   "busy",
		Code:     taxonomy.CodeServiceUnavailable,
		When:     "The index is being rebuilt.",
		Recovery: "Wait a minute, then make the same call again.",
		ThrownBy: contract.Service,
	},
}

func ExampleContract_Fail() {
	err := searchErrors.Fail("index_missing", "There is no index called tmp.")
	fmt.Println(err)
	fmt.Println(err.Code, err.Reason)
	fmt.Println(err.Recovery)

	// Without a message, the condition speaks.
	fmt.Println(searchErrors.Fail("index_missing", ""))

	// A typing mistake does not get lost.
	fmt.Println(searchErrors.Fail("index_mising", ""))
	// Output:
	// There is no index called tmp.
	// not_found index_missing
	// Call list_indices and pass one of the names it returns.
	// The named index does not exist.
	// The tool reported the failure "index_mising", which its contract does not declare.
}

func ExampleContract_Fill() {
	// A service knows the reason, but not what the agent can do.
	thrown := fmt.Errorf("search: %w", taxonomy.ServiceUnavailable("rebuilding", taxonomy.Reason("busy")))

	var err *taxonomy.Error
	if errors.As(searchErrors.Fill(thrown), &err) {
		fmt.Println(err.Recovery)
	}
	// Output:
	// Wait a minute, then make the same call again.
}

func ExampleContract_Recovery() {
	fmt.Println(searchErrors.Recovery("busy"))
	// Output:
	// Wait a minute, then make the same call again.
}

func ExampleContract_Validate() {
	draft := contract.Contract{{Reason: "IndexMissing", Code: taxonomy.CodeNotFound, When: "The index does not exist."}}
	for _, p := range draft.Validate() {
		fmt.Println(p.ID, p.Severity)
	}
	// Output:
	// reason-format warning
	// recovery-required error
}

func ExampleFromJSON() {
	_, problems := contract.FromJSON([]byte(`[{"code": "not_found", "reason": "gone", "when": "It is gone.", "retryable": "no"}]`))
	for _, p := range problems {
		fmt.Println(p.ID)
	}
	// Output:
	// retry-type
	// recovery-required
}

func ExampleChecker() {
	tools := map[string]bool{"list_indices": true}
	checker := contract.Checker{Tool: func(name string) bool { return tools[name] }}
	draft := contract.Contract{{
		Reason: "gone", Code: taxonomy.CodeNotFound, When: "It is gone.",
		Recovery: "Call list_indexes and choose another one.",
	}}
	for _, p := range checker.Check(draft) {
		fmt.Println(p)
	}
	// Output:
	// warning: failure `gone` sends the agent to the tool `list_indexes`, which the server does not have; name a tool that it has (recovery-unknown-tool)
}
