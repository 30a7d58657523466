// Package failures has the failures that tools and the store have in common.
package failures

import (
	"github.com/mcperrlint/mcperrlint/contract"
	"github.com/mcperrlint/mcperrlint/taxonomy"
)

var (
	// OrderMissing means that there is no such order.
	OrderMissing = contract.Failure{
		Reason: "order_missing", Code: taxonomy.CodeNotFound,
		When: "There is no order with this number.", Recovery: "Call list_orders and pass one of the numbers it returns.",
	}
	// OrderShipped means that it is too late.
	OrderShipped = contract.Failure{
		Reason: "order_shipped", Code: taxonomy.CodeConflict,
		When: "The order has been shipped.", Recovery: "Tell the user that the order can only be returned.",
	}
)
