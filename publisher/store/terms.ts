/** Releases of a site that stay readable, the live one not counted: for rolling back, and for pages still open. */
export const KEPT_RELEASES = 5

/** Receipts of events are kept this long: longer than any sender tries again. */
export const KEPT_RECEIPTS_MS = 7 * 24 * 60 * 60 * 1000
