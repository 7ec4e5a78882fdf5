const COLOURS = 5

/** The class that gives the tab at a place its colour; the colours take turns. */
export const toTabClass = (index: number): string => `tab-${(index % COLOURS) + 1}`
