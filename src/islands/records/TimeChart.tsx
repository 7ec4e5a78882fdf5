import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { toChart } from '#src/rules/member/chart-points.ts'

interface Props {
  /** Name of what is shown, with its unit. */
  title: string
  /** What the line shows, in words for screen readers. */
  summary: string
  series: readonly { value: number; at: string }[]
}

const BOX = { width: 560, height: 180 }
const MARGIN = { left: 44, top: 16, right: 24, bottom: 28 }

/** A value over time as a line. The numbers are in the table beside it; this is for the eye. */
export function TimeChart({ title, summary, series }: Props) {
  const { points, grid } = toChart(
    series.map(({ value, at }) => ({ value, at_ms: Date.parse(at) })),
    BOX,
  )
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const toDay = (at_ms: number) => formatInstantDay(new Date(at_ms).toISOString())
  return (
    <figure className="time-chart">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`${-MARGIN.left} ${-MARGIN.top} ${BOX.width + MARGIN.left + MARGIN.right} ${BOX.height + MARGIN.top + MARGIN.bottom}`}
        role="img"
        aria-label={summary}
      >
        {grid.map(({ value, y }) => (
          <g className="time-chart-grid" key={value}>
            <line x1={0} x2={BOX.width} y1={y} y2={y} />
            <text x={-10} y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y, value, at_ms }) => (
          <circle cx={x} cy={y} r={5} key={at_ms}>
            <title>{`${toDay(at_ms)} ${value}`}</title>
          </circle>
        ))}
        <text x={0} y={BOX.height + 22}>
          {toDay(first.at_ms)}
        </text>
        {last !== first && (
          <text x={BOX.width} y={BOX.height + 22} textAnchor="end">
            {toDay(last.at_ms)}
          </text>
        )}
      </svg>
    </figure>
  )
}
