package server

import (
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

// What can be wrong with what an agent names.
var (
	noRoots = contract.Failure{
		Reason: "no_roots", Code: taxonomy.CodeForbidden, When: "The client offers no directory.",
		Recovery: "Ask the user to open the folder of the Go module in the client.",
	}
	outsideRoots = contract.Failure{
		Reason: "outside_roots", Code: taxonomy.CodeForbidden, When: "The path is outside the directories that the client offers.",
		Recovery: "Name a path inside the roots, or ask the user to open the folder that is needed.",
	}
	badPath = contract.Failure{
		Reason: "bad_path", Code: taxonomy.CodeValidationError, When: "The name is no directory, Go file or pattern.",
		Recovery: "Use ./... for all packages, a directory with its path, or the path of a Go file.",
	}
	pathMissing = contract.Failure{
		Reason: "path_missing", Code: taxonomy.CodeNotFound, When: "There is no such file or directory.",
		Recovery: "List the files of the checkout, and name one that exists. Paths are relative to dir.",
	}
	noModule = contract.Failure{
		Reason: "no_module", Code: taxonomy.CodeNotFound, When: "There is no go.mod around the directory.",
		Recovery: "Pass as dir the directory of a Go module.",
	}
	unknownRule = contract.Failure{
		Reason: "unknown_rule", Code: taxonomy.CodeNotFound, When: "There is no rule or category of this name.",
		Recovery: "Read the resource mcperrlint://rules, and use a name from there.",
	}
	unknownPage = contract.Failure{
		Reason: "unknown_page", Code: taxonomy.CodeNotFound, When: "There is no page of this name.",
		Recovery: "List the resources, and read one of them.",
	}
)

// What can be wrong with a run.
var (
	packagesBroken = contract.Failure{
		Reason: "packages_broken", Code: taxonomy.CodeInvalidRequest, When: "No package could be looked at, because they do not compile.",
		Recovery: "Correct what the messages name until go build ./... passes, then repeat the call.",
	}
	goMissing = contract.Failure{
		Reason: "go_missing", Code: taxonomy.CodeConfigurationError, When: "The server finds no go command in its PATH.",
		Recovery: "Ask the user to install Go, or to start this server with a PATH that has it.",
	}
	badRevision = contract.Failure{
		Reason: "bad_revision", Code: taxonomy.CodeValidationError, When: "git finds no such revision in this checkout.",
		Recovery: "Name a branch, tag or commit that git log shows, such as main or HEAD~1.",
	}
	refused = contract.Failure{
		Reason: "refused", Code: taxonomy.CodeInvalidRequest, When: "mcperrlint cannot work with the request or with the settings of the project.",
		Recovery: "Correct what the message names, such as .mcperrlint.yaml, then repeat the call.",
	}
	tooSlow = contract.Failure{
		Reason: "too_slow", Code: taxonomy.CodeTimeout, When: "The analysis took longer than this server allows.",
		Recovery: "Name fewer packages, such as ./server, or ask the user to start this server with a longer -timeout.",
	}
	tooMuch = contract.Failure{
		Reason: "too_much", Code: taxonomy.CodeValidationError, When: "The analysis found more than this server reads.",
		Recovery: "Name fewer packages, such as ./server.",
	}
	linterBroken = contract.Failure{
		Reason: "linter_broken", Code: taxonomy.CodeConfigurationError, When: "The command mcperrlint cannot be run.",
		Recovery: "Ask the user to install mcperrlint and mcperrlint-mcp again, in one version.",
	}
)

// What can be wrong with pages, fixes and names of tools.
var (
	badCursor = contract.Failure{
		Reason: "bad_cursor", Code: taxonomy.CodeValidationError, When: "The cursor is none of this tool.",
		Recovery: "Repeat the call without cursor; the answer has the cursor of the next page.",
	}
	resultChanged = contract.Failure{
		Reason: "result_changed", Code: taxonomy.CodeConflict, When: "The code or the arguments have changed since the page before.",
		Recovery: "Repeat the call without cursor to see the new first page.",
	}
	unknownTool = contract.Failure{
		Reason: "unknown_tool", Code: taxonomy.CodeNotFound, When: "The packages have no tool, prompt or resource of this name.",
		Recovery: "Call the tool failures without tool, which lists all of them.",
	}
	findingGone = contract.Failure{
		Reason: "finding_gone", Code: taxonomy.CodeNotFound, When: "There is no finding with this id, or not any more.",
		Recovery: "Call the tool lint with the same selection, and use the ids of its answer.",
	}
	noFix = contract.Failure{
		Reason: "no_fix", Code: taxonomy.CodeInvalidRequest, When: "None of these findings has a fix that can be applied.",
		Recovery: "Edit the code as the line \"do:\" of the finding says, or pass unsafe for fixes that leave work to do.",
	}
	diffUnseen = contract.Failure{
		Reason: "diff_unseen", Code: taxonomy.CodeValidationError, When: "A fix is applied only with the diff_id of its diff.",
		Recovery: "Repeat the call without apply, look at the diff, and pass its diff_id.",
	}
	diffChanged = contract.Failure{
		Reason: "diff_changed", Code: taxonomy.CodeConflict, When: "The fix would do something else than the diff that was shown.",
		Recovery: "Repeat the call without apply to see the diff as it is now.",
	}
	notApplied = contract.Failure{
		Reason: "not_applied", Code: taxonomy.CodeConflict, When: "The fix could not be written.",
		Recovery: "Look at what the message says about the file, such as its permissions, then show the diff again.",
	}
)

// What each tool, prompt and resource can fail with.
var (
	lintFailures = contract.Contract{
		noRoots, outsideRoots, badPath, pathMissing, noModule, unknownRule, packagesBroken, goMissing, badRevision, refused,
		tooSlow, tooMuch, linterBroken, badCursor, resultChanged,
	}
	failuresFailures = contract.Contract{
		noRoots, outsideRoots, badPath, pathMissing, noModule, packagesBroken, goMissing, refused, tooSlow, tooMuch,
		linterBroken, badCursor, resultChanged, unknownTool,
	}
	explainFailures = contract.Contract{
		noRoots, outsideRoots, badPath, pathMissing, noModule, unknownRule, packagesBroken, goMissing, refused, tooSlow,
		tooMuch, linterBroken, badCursor, resultChanged,
	}
	fixFailures = contract.Contract{
		noRoots, outsideRoots, badPath, pathMissing, noModule, unknownRule, packagesBroken, goMissing, badRevision, refused,
		tooSlow, tooMuch, linterBroken, badCursor, resultChanged, findingGone, noFix, diffUnseen, diffChanged, notApplied,
	}
	ruleFailures   = contract.Contract{unknownRule}
	pageFailures   = contract.Contract{unknownPage}
	promptFailures = contract.Contract{unknownRule}
)
