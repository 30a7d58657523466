// Package compat speaks the dialects of other systems, for servers whose clients
// know one of them, and has their helpers:
//
//	Arcade     [ArcadeForm], [InTool], [LogFields], [SpanFields]
//	cyanheads  [EnvelopeForm], [EnvelopeSchema], [ClosingText], [OlderCode], [MapError]
//	OpenTabs   [PrefixText], [BaseCategory], [Prefixes], [Sanitize]
//	Meta       [GuidanceText], [Mask]
//
// A bridge takes a dialect as an option:
//
//	bridge.Rendering(compat.ArcadeForm())
//	bridge.Text(compat.PrefixText)
//
// [taxonomy.FromResult] reads all of them. docs/decisions.md lists where the
// dialects differ from the systems on purpose.
package compat
