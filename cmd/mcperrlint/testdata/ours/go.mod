module example.test/ours

go 1.25.0
