/** Pieces of one variation in one line, the most a shop may allow. */
export const LINE_PIECES_MAX = 9_999
/** Pieces of one variation an order may send to each destination, where the shop says nothing else. */
export const USUAL_PIECES_MAX = 20
/** Order lists a member may keep, and lines of one. */
export const ORDER_LISTS_MAX = 50
export const ORDER_LIST_LINES_MAX = 100
/** Stands for the last day of a month, however long it is. */
export const LAST_DAY = 31
/** Buyers and open invitations of one business account. */
export const BUYERS_MAX = 200
/** Days an invitation to a business account can be taken up. */
export const INVITATION_DAYS = 7
/** Days a request for approval waits before it goes back by itself. */
export const APPROVAL_DAYS = 30
/** Quotations a member may keep. */
export const QUOTATIONS_MAX = 200
/** Days the prices of a quotation hold: longer than prices are likely to stand, short enough to keep. */
export const QUOTATION_DAYS = 30
