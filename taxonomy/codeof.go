package taxonomy

// CodeOf returns the code that [Classify] finds for an error, or 0 for nil:
//
//	if taxonomy.CodeOf(err) == taxonomy.CodeNotFound {
func CodeOf(err error) Code {
	if err == nil {
		return 0
	}
	return Classify(err).Code
}
