// Package input declares what tools of another package take.
package input

type Policy struct {
	SVM     string `json:"svm_name"`
	Name    string `json:"name"`
	NewName string `json:"new_name,omitempty"`
	Shared  bool   `json:"shared,omitempty"`
	Force   bool   `json:"force,omitempty"`
}

type Query struct {
	Text string `json:"text"`
	Lang string `json:"lang,omitempty"`
}

func (q Query) String() string { return q.Text + q.Lang }

type Page struct {
	Number int `json:"number"`
	Size   int `json:"size,omitempty"`
}
