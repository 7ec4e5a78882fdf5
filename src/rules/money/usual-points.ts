/** How a shop gives points that set nothing else (settings PLUGIN.POINT.*). */
export const USUAL_POINTS = {
  /** For every 100 yen. */
  rate: 1,
  valid_days: 365,
  earn_on: 'shipped',
} as const
