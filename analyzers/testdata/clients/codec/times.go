package codec

import (
	"encoding/json"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

type event struct {
	Name string
	At   metav1.Time
	Last *metav1.MicroTime
	For  metav1.Duration
}

// Event is encoded by methods that never fail.
func Event(e event) ([]byte, error) { // want Event:`^fails\(renders parameter 0, -\)$` Event:`^never\(10\)$`
	return json.Marshal(e)
}

// Fields is encoded by one that can.
func Fields(f metav1.FieldsV1) ([]byte, error) { // want Fields:`^fails\(renders parameter 0, foreign encoding/json\.Marshal if 0 is unencodable\)$`
	return json.Marshal(f)
}
