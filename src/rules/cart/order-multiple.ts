/** The most pieces that are a multiple and no more than these. */
export function floorToMultiple(pieces: number, multiple = 1): number {
  return pieces - (pieces % multiple)
}

/** What to order in place of a quantity that is no multiple: the next one above it, or the most there may be. */
export function toRightQuantity(wanted: number, multiple: number, most: number): number {
  const above = Math.ceil(wanted / multiple) * multiple
  return above <= most ? above : floorToMultiple(most, multiple)
}
