module github.com/FreePeak/cortex

go 1.25.0
