module github.com/strowk/foxy-contexts

go 1.25.0
