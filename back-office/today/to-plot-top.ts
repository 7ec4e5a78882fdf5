/** Where the scale of a plot ends: round steps, and no bar above it. @param steps lines over the ground */
export function toPlotTop(most: number, steps: number): number {
  const rough = Math.max(most, steps) / steps
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].find((one) => one * size >= rough) ?? 10
  return step * size * steps
}
