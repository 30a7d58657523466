package nothingin

import (
	"context"
	"os"
	"path/filepath"
)

// A provider tells more of a table, if there is more to tell.
type provider interface {
	Examples(ctx context.Context, table string) ([]string, error)
	Owner(ctx context.Context, table string) (*owner, error)
}

type owner struct{ Name string }

// enriched adds what need not be there.
func enriched(ctx context.Context, p provider, table string) map[string]any {
	answer := map[string]any{"table": table}
	if examples, err := p.Examples(ctx, table); err == nil && examples != nil {
		answer["examples"] = examples
	}
	answer["owner"] = named(ctx, p, table)
	return answer
}

// named returns what need not be there.
func named(ctx context.Context, p provider, table string) string {
	owner, err := p.Owner(ctx, table)
	if err != nil || owner == nil {
		return ""
	}
	return owner.Name
}

// required does not ask whether there is any.
func required(ctx context.Context, p provider, table string) map[string]any {
	answer := map[string]any{"table": table}
	if examples, err := p.Examples(ctx, table); err == nil { // want "swallowed/dropped: nothingin.provider.Examples"
		answer["examples"] = examples
	}
	return answer
}

// registry knows the owners of tables.
type registry struct{ dir string }

func (r *registry) Owner(table string) (*owner, error) {
	name, err := os.ReadFile(filepath.Join(r.dir, table))
	if err != nil {
		return nil, err
	}
	return &owner{string(name)}, nil
}

// known asks a type of which it is known that what it gives is there unless it fails.
func known(r *registry, table string) map[string]any {
	answer := map[string]any{"table": table}
	if owner, err := r.Owner(table); err == nil && owner != nil { // want "swallowed/dropped: nothingin.registry.Owner"
		answer["owner"] = owner.Name
	}
	return answer
}
