module github.com/localrivet/gomcp

go 1.25.0
