/** Prices as they stand on Japanese shelves: tax included, ending in 00 or 80. */
export function toShelfPrice(yen: number, ending: '00' | '80'): number {
  const hundreds = Math.max(1, Math.round(yen / 100)) * 100
  return ending === '00' ? hundreds : hundreds + 80
}
