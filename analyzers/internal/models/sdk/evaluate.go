package sdk

// effectKey is what an effect depends on.
type effectKey struct {
	sdk  *SDK
	kind Kind
	in   Situation
}

// effects evaluates the rows of all tables for the versions in view.
func effects(views []*view) map[effectKey]Effect {
	m := make(map[effectKey]Effect)
	for _, v := range views {
		addEffects(m, v.sdk, v)
		for _, base := range views {
			if base.sdk.Name == v.sdk.Base.Name && v.applies(v.sdk.Base.Versions) {
				addEffects(m, v.sdk, base)
			}
		}
	}
	return m
}

// addEffects adds the rows of the table of v for the SDK. The first row of
// several for one thing counts.
func addEffects(m map[effectKey]Effect, sdk *SDK, v *view) {
	for _, r := range v.sdk.Effects {
		if !v.applies(r.Versions) {
			continue
		}
		for _, kind := range r.Kinds {
			k := effectKey{sdk, kind, r.In}
			if _, known := m[k]; !known {
				m[k] = r.Effect
			}
		}
	}
}
