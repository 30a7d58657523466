package escapes

import "github.com/mcperrlint/mcperrlint/analyzers/internal/models/sdk"

// middleware follows what the functions inside the middleware of the package return on
// their own account, and those inside middleware of other packages that it installs.
func (f *finder) middleware() {
	for _, in := range f.found.Inside {
		returns := f.failing[in.Handler]
		switch {
		case len(returns) == 0:
		case in.Of != nil:
			f.add(offerKey{wraps: in.Of}, entryOf(f.home, nameIn(f.pass.Pkg, in.Func), returns))
		case in.Kind == sdk.MethodHandler:
			f.handler(in.Handler) // the others are among the handlers
		}
	}
	for _, m := range f.found.Installed {
		for _, from := range m.From {
			f.elsewhere(from, inMiddleware, m.Registration())
		}
	}
}
