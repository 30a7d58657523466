package control_test

import "testing"

// Every function calls probe if what a method has returned could not be encoded.
const returned = `package p

import ("encoding/json"; "errors")

type store struct { kept map[string]any }

func probe(error)

func (store) one() map[string]any { return map[string]any{"name": "a", "n": 1} }
func (store) many(names []string) (list []map[string]any, err error) {
	if len(names) == 0 { return nil, errors.New("none") }
	for _, n := range names { list = append(list, map[string]any{"name": n}) }
	return list, nil
}
func (s store) again(names []string) ([]map[string]any, error) { return s.many(names) }
func (s store) deep(n int) map[string]any {
	if n == 0 { return nil }
	return map[string]any{"inner": s.deep(n - 1)}
}
func (store) number(v float64) map[string]any { return map[string]any{"v": v} }
func (store) anything(v any) map[string]any { return map[string]any{"v": v} }
func (s *store) held() map[string]any { return s.kept }
func (s *store) keeps() map[string]any {
	m := map[string]any{"a": 1}
	s.kept = m
	return m
}

func single(s store)   { if _, err := json.Marshal(s.one()); err != nil { probe(err) } }
func inside(s store)   { if _, err := json.Marshal(map[string]any{"a": s.one()}); err != nil { probe(err) } }
func listed(s store, names []string) {
	list, _ := s.many(names)
	if _, err := json.Marshal(list); err != nil { probe(err) }
}
func handedOn(s store, names []string) {
	list, _ := s.again(names)
	if _, err := json.MarshalIndent(list, "", " "); err != nil { probe(err) }
}
func nested(s store)   { if _, err := json.Marshal(s.deep(3)); err != nil { probe(err) } }

func added(s store, v any) {
	m := s.one()
	m["v"] = v
	if _, err := json.Marshal(m); err != nil { probe(err) }
}
func numbers(s store)  { if _, err := json.Marshal(s.number(1)); err != nil { probe(err) } }
func given(s store)    { if _, err := json.Marshal(s.anything(1)); err != nil { probe(err) } }
func field(s *store)   { if _, err := json.Marshal(s.held()); err != nil { probe(err) } }
func shared(s *store)  { if _, err := json.Marshal(s.keeps()); err != nil { probe(err) } }
`

func TestErrorsOfEncodingWhatIsReturned(t *testing.T) {
	assertNever(t, returned, map[string]bool{
		"single": true, "inside": true, "listed": true, "handedOn": true, "nested": true,
		"added": false, "numbers": false, "given": false, "field": false, "shared": false,
	})
}
