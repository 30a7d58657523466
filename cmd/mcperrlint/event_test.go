package main

import (
	"encoding/json"
	"os"

	"github.com/rogpeppe/go-internal/testscript"
)

// event writes what an agent hands to a hook into event.json. Of a file, it was edited; without one, the agent
// wants to stop, maybe again:
//
//	event PostToolUse server.go
//	event Stop again
func event(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 || len(args) > 2 {
		ts.Fatalf("usage: event name [file|again]")
	}
	document := map[string]any{
		"hook_event_name": args[0], "cwd": ts.Getenv("WORK"), "session_id": "1", "tool_name": "Edit", "workspace_roots": []string{ts.Getenv("WORK")},
	}
	switch {
	case len(args) == 1:
		document["status"], document["loop_count"] = "completed", 0
	case args[1] == "again":
		document["stop_hook_active"] = true
	default:
		document["tool_input"] = map[string]string{"file_path": ts.MkAbs(args[1]), "new_string": "x"}
	}
	data, err := json.Marshal(document)
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs("event.json"), data, 0o666))
}
