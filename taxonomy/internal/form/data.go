package form

import "time"

// The keys of the domain and the help page of a reason. They are long, because the
// data of programs stands beside them.
const (
	KeyDomain = "reasonDomain"
	KeyHelp   = "helpUrl"
)

// Fields are what a visible error says in its own fields, for the data that
// programs read. Zero values are left out.
type Fields struct {
	Reason     string
	Domain     string
	Help       string
	Hint       string
	Retry      int // as taxonomy.Retry
	RetryAfter time.Duration
	Status     int
	RequestID  string
}

// In returns data with the fields in it, and changes data. The fields win, so that
// data can not pretend another reason.
func (f Fields) In(data map[string]any) map[string]any {
	if data == nil {
		data = make(map[string]any, 4)
	}
	if f.Retry != 0 {
		data["retryable"] = f.Retry == 1
	}
	if f.RetryAfter > 0 {
		data["retryAfter"] = f.RetryAfter.Seconds()
	}
	if f.Status != 0 {
		data["status"] = f.Status
	}
	if stated, _ := data["recovery"].(map[string]any); f.Hint != "" && stated["hint"] != f.Hint {
		data["recovery"] = map[string]any{"hint": f.Hint}
	}
	if f.Reason != "" {
		data["reason"] = f.Reason
	}
	if f.Domain != "" {
		data[KeyDomain] = f.Domain
	}
	if f.Help != "" {
		data[KeyHelp] = f.Help
	}
	if f.RequestID != "" {
		data["requestId"] = f.RequestID
	}
	return data
}
