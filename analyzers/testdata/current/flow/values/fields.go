package values

import (
	"errors"

	"example.test/flow/store"
)

// InLocal says in a field of a literal where to look.
func InLocal(name string) error {
	return store.FindIn(store.Query{Cluster: "local", Name: name})
}

// AtLocal does so in one to which it has a pointer.
func AtLocal(limits []int) error {
	return store.FindAt(&store.Query{Cluster: "local", Limits: limits})
}

// WithoutLimits leaves a field out: it is nil.
func WithoutLimits(cluster string) error {
	return store.FindAt(&store.Query{Cluster: cluster})
}

// InNone leaves out the one that decides: it is not "local".
func InNone(name string) error { // want InNone:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\]\)$`
	return store.FindIn(store.Query{Name: name})
}

// InAny takes it from its caller.
func InAny(cluster string) error { // want InAny:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\] if 0 is not "local"\)$`
	return store.FindIn(store.Query{Cluster: cluster})
}

// InGiven hands on the whole query, with another name.
func InGiven(q store.Query) error { // want InGiven:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\] if 0\.Cluster is not "local"\)$`
	q.Name = "b"
	return store.FindIn(q)
}

// AtGiven hands on the pointer.
func AtGiven(q *store.Query) error { // want AtGiven:`^fails\(infrastructure os\.Remove if 0\.Cluster is not "local" if 0\.Limits is not nil\)$`
	return store.FindAt(q)
}

// InCopied hands on what it takes out of another struct.
func InCopied(q request) error { // want InCopied:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\] if 0\.cluster is not "local"\)$`
	return store.FindIn(store.Query{Cluster: q.cluster})
}

type request struct{ cluster string }

// InVariable sets the field later.
func InVariable() error {
	var q store.Query
	q.Cluster = "local"
	return store.FindIn(q)
}

// InEither sets it on some ways only.
func InEither(here bool) error { // want InEither:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\]\)$`
	var q store.Query
	if here {
		q.Cluster = "local"
	}
	return store.FindIn(q)
}

// InOther sets it and puts another query in the place of the first.
func InOther(other store.Query) error { // want InOther:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\]\)$`
	q := store.Query{Cluster: "local"}
	if other.Name != "" {
		q = other
	}
	return store.FindIn(q)
}

// Reset may be changed by who has got the pointer.
func Reset(change func(*store.Query)) error { // want Reset:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\]\)$`
	q := store.Query{Cluster: "local"}
	change(&q)
	return store.FindIn(q)
}

// AfterQuestion has asked before.
func AfterQuestion(q store.Query) error { // want AfterQuestion:`^fails\(plain errors\.New if 0\.Cluster is not "local"\)$`
	if q.Cluster != "local" {
		return errors.New("not here")
	}
	return store.FindIn(q)
}
