package store

import (
	"fmt"
	"os"
)

// A Query says what is looked for, and where.
type Query struct {
	Cluster, Name string
	Limits        []int
}

// Find looks elsewhere only.
func Find(cluster string) error { // want Find:`^fails\(infrastructure os\.Remove if 0 is not "local"\)$`
	if cluster == "local" {
		return nil
	}
	return os.Remove(cluster)
}

// FindIn hands on a field of what it is given.
func FindIn(q Query) error { // want FindIn:`^fails\(plain fmt\.Errorf \[infrastructure os\.Remove kept shown\] if 0\.Cluster is not "local"\)$`
	if err := Find(q.Cluster); err != nil {
		return fmt.Errorf("%s: %w", "find", err)
	}
	return nil
}

// FindAt does so through a pointer, and asks itself for another field.
func FindAt(q *Query) error { // want FindAt:`^fails\(infrastructure os\.Remove if 0\.Cluster is not "local" if 0\.Limits is not nil\)$`
	if q.Limits != nil {
		return Find(q.Cluster)
	}
	return nil
}

// FindOrDefault puts something else into the field.
func FindOrDefault(q Query) error { // want FindOrDefault:`^fails\(infrastructure os\.Remove\)$`
	if q.Cluster == "" {
		q.Cluster = "other"
	}
	return Find(q.Cluster)
}

// FindFilled hands the query to a function that can do that.
func FindFilled(q *Query) error { // want FindFilled:`^fails\(infrastructure os\.Remove\)$`
	fill(q)
	return Find(q.Cluster)
}

func fill(q *Query) {
	if q.Cluster == "" {
		q.Cluster = "other"
	}
}

// FindInLiteral shares the query with a literal that can do that.
func FindInLiteral(q Query) error { // want FindInLiteral:`^fails\(infrastructure os\.Remove\)$`
	fill := func() { q.Cluster = "other" }
	fill()
	return Find(q.Cluster)
}

// Run asks an object what it holds.
func (q *Query) Run() error { // want Run:`^fails\(infrastructure os\.Remove\)$`
	return Find(q.Cluster)
}

// Copied asks a value, which is like any other argument.
func (q Query) Copied() error { // want Copied:`^fails\(infrastructure os\.Remove if 0\.Cluster is not "local"\)$`
	return Find(q.Cluster)
}
