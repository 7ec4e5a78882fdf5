/** Rows of a list within a form: room for the labels, which stand on the upper edge of their inputs. */
export const INLINE_ROWS = { '& .RaSimpleFormIterator-line': { pt: 1.5, pb: 0.5 } }
