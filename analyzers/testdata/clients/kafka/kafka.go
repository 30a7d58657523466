// Package kafka asks a client that tells what went wrong in what it returns.
package kafka

import (
	"context"

	"github.com/twmb/franz-go/pkg/kgo"
	"github.com/twmb/franz-go/pkg/kmsg"
)

// Shards reads the errors in the elements of a list, of which nobody says who made it.
func Shards(ctx context.Context, client *kgo.Client, req kmsg.Request) error {
	for _, shard := range client.RequestSharded(ctx, req) {
		if shard.Err != nil {
			return shard.Err
		}
	}
	return nil
}

// Produce is handed the first of them.
func Produce(ctx context.Context, client *kgo.Client, record *kgo.Record) error { // want Produce:`^fails\(foreign github\.com/twmb/franz-go/pkg/kgo\.ProduceResults\.FirstErr\)$`
	return client.ProduceSync(ctx, record).FirstErr()
}

// Poll is handed such a list.
func Poll(ctx context.Context, client *kgo.Client) error {
	if errs := client.PollFetches(ctx).Errors(); len(errs) > 0 {
		return errs[0].Err
	}
	return nil
}

// Kept asks what nobody has waited for here.
func Kept(results kgo.ProduceResults) error { // want Kept:`^fails\(foreign github\.com/twmb/franz-go/pkg/kgo\.ProduceResults\.FirstErr\)$`
	return results.FirstErr()
}
