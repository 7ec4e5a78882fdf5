/** A device whose browser does not say what it is. */
export const UNKNOWN_DEVICE = '不明な端末'
