// Package google calls the clients of Google, whose errors carry a code of gRPC.
package google

import (
	"context"
	"time"

	"github.com/googleapis/gax-go/v2"
)

// Asked is given the options of the clients of Google around gRPC.
func Asked(ctx context.Context, call gax.APICall) error { // want Asked:`^fails\(infrastructure github\.com/googleapis/gax-go/v2\.Invoke \[coded github\.com/googleapis/gax-go/v2/apierror\.APIError kept\] \| parameter 1\.\(\)\)$`
	return gax.Invoke(ctx, call, gax.WithTimeout(time.Second))
}
