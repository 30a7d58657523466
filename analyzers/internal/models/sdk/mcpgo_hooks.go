package sdk

// mcpGoHooked are the requests before and after which mcp-go calls hooks.
var mcpGoHooked = []string{
	"Initialize", "Ping", "Discover", "SubscriptionsListen", "SetLevel", "ListResources", "ListResourceTemplates", "ReadResource",
	"Subscribe", "Unsubscribe", "ListPrompts", "GetPrompt", "ListTools", "CallTool", "GetTask", "ListTasks", "TaskResult", "CancelTask",
	"Complete",
}

// mcpGoHooks are the types of hooks, and mcpGoHookTakers what takes them.
var mcpGoHooks, mcpGoHookTakers = hooksOfMcpGo()

// Hooks of sessions have a type that other functions can have as well.
func hooksOfMcpGo() (hooks []Handler, takers []Registrar) {
	add := func(typeName, method string, loose bool) {
		hooks = append(hooks, Handler{Kind: Hook, Type: "server." + typeName, Loose: loose})
		takers = append(takers, Registrar{Func: "server.(*Hooks).Add" + method, Kind: Hook, Arg: 0, NameArg: None})
	}
	add("OnErrorHookFunc", "OnError", false)
	add("OnRequestInitializationFunc", "OnRequestInitialization", false)
	add("BeforeAnyHookFunc", "BeforeAny", false)
	add("OnSuccessHookFunc", "OnSuccess", false)
	add("OnRegisterSessionHookFunc", "OnRegisterSession", true)
	add("OnUnregisterSessionHookFunc", "OnUnregisterSession", true)
	for _, request := range mcpGoHooked {
		add("OnBefore"+request+"Func", "Before"+request, false)
		add("OnAfter"+request+"Func", "After"+request, false)
	}
	return hooks, takers
}
