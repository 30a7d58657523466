package own

// failure is no error, and is held by a response.
type failure struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

type answered struct {
	ID    int      `json:"id"`
	Error *failure `json:"error,omitempty"`
}

func refuse() answered {
	return answered{Error: &failure{Code: -32002, Message: "no"}} // want "rpccode/retired: -32002"
}

// keyed is held by a map.
type keyed struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func refuseByKey() map[string]any {
	return map[string]any{"id": 1, "error": keyed{Code: -32002, Message: "no"}} // want "rpccode/retired: -32002"
}

// rpcFailure says by its name what it is.
type rpcFailure struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func refuseByName() rpcFailure {
	return rpcFailure{Code: -32002, Message: "no"} // want "rpccode/retired: -32002"
}
