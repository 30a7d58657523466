// Package otel stands for a client of a service.
package otel

// OpenTelemetry is a brand that the module uses as a name, too.
type OpenTelemetry struct{}
