/** Releases of a site that stay readable, the live one not counted: for rolling back, and for pages still open. */
export const KEPT_RELEASES = 5

/**
 * The last release of older code stays that long after it was replaced, for pages still open ask for its scripts; and so do
 * bytes that releases showed, for origins that are behind.
 */
export const KEPT_FOR_READERS_MS = 24 * 60 * 60 * 1000

/** Receipts of events are kept this long: longer than any sender tries again. */
export const KEPT_RECEIPTS_MS = 7 * 24 * 60 * 60 * 1000
