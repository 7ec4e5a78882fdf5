export interface ChartPoint {
  x: number
  y: number
  value: number
  at_ms: number
}

export interface Chart {
  points: ChartPoint[]
  /** Values of the horizontal lines, lowest first, with their height. */
  grid: { value: number; y: number }[]
}

/**
 * Positions of a time series in a box, time from left to right. Values of one kind are close together (a head is never
 * 0 cm), so the scale begins a little below the lowest.
 */
export function toChart(
  series: readonly { value: number; at_ms: number }[],
  { width, height }: { width: number; height: number },
): Chart {
  const ordered = [...series].sort((a, b) => a.at_ms - b.at_ms)
  const values = ordered.map(({ value }) => value)
  const step = chooseStep(Math.max(...values) - Math.min(...values))
  const bottom = Math.floor(Math.min(...values) / step) * step
  const top = Math.max(bottom + step, Math.ceil(Math.max(...values) / step) * step)
  const start = ordered[0]?.at_ms ?? 0
  const span = (ordered.at(-1)?.at_ms ?? 0) - start
  const toY = (value: number) => round(height - ((value - bottom) / (top - bottom)) * height)
  const lines = Math.round((top - bottom) / step)
  return {
    points: ordered.map(({ value, at_ms }) => ({
      x: round(span === 0 ? width / 2 : ((at_ms - start) / span) * width),
      y: toY(value),
      value,
      at_ms,
    })),
    grid: Array.from({ length: lines + 1 }, (_, line) => round(bottom + line * step)).map((value) => ({
      value,
      y: toY(value),
    })),
  }
}

/** The smallest round step that needs at most five lines. */
function chooseStep(range: number): number {
  return [0.5, 1, 2, 5, 10, 20, 50, 100].find((step) => range / step <= 4) ?? 200
}

const round = (number: number) => Math.round(number * 10) / 10
