package taxonomy

// Plan 9 has texts in place of numbers, which the tables of texts know.

func systemVerdict(error) *verdict { return nil }

func invalidArgument(error) bool { return false }

func otherNumber(error) bool { return false }
