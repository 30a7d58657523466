package values

import "example.test/flow/store"

// EnvelopedText and EnvelopedMap hand over what can always be encoded.
func EnvelopedText(name string) (string, error) { // want EnvelopedText:`^fails\(renders parameter 0, -\)$` EnvelopedText:`^never\(10\)$`
	return store.Envelop(map[string]any{"name": name}, "tag")
}

func EnvelopedMap(name string) (string, error) { // want EnvelopedMap:`^fails\(renders parameter 0, -\)$`
	return store.EnvelopMap(map[string]any{"name": name})
}

// EnvelopedChoice comes on two ways.
func EnvelopedChoice(names []string) (string, error) { // want EnvelopedChoice:`^fails\(renders parameter 0, -\)$`
	var data any = "none"
	if len(names) > 0 {
		data = names
	}
	if len(names) > 9 {
		data = map[string]any{"names": data, "note": "many"}
	}
	return store.Envelop(data)
}

// EnvelopedNumber may be no number.
func EnvelopedNumber(names []string, n float64) (string, error) { // want EnvelopedNumber:`^fails\(renders parameter 0, plain fmt\.Errorf \[foreign encoding/json\.Marshal kept shown\]\)$`
	var data any = n
	if len(names) > 0 {
		data = map[string]any{"names": names}
	}
	return store.Envelop(data)
}

// EnvelopedLater puts something into the map that is handed over in another place.
func EnvelopedLater(names []string, n float64) (string, error) { // want EnvelopedLater:`^fails\(renders parameter 0, plain fmt\.Errorf \[foreign encoding/json\.Marshal kept shown\]\)$`
	m := map[string]any{"names": names}
	var data any = "none"
	if len(names) > 0 {
		data = m
	}
	m["n"] = n
	return store.Envelop(data)
}

// EnvelopedElsewhere lets others put something there.
func EnvelopedElsewhere(names []string, fill func(any)) (string, error) { // want EnvelopedElsewhere:`^fails\(renders parameter 0, plain fmt\.Errorf \[foreign encoding/json\.Marshal kept shown\]\)$`
	var data any = "none"
	if len(names) > 0 {
		data = map[string]any{"names": names}
	}
	fill(data)
	return store.Envelop(data)
}
