import { printTable } from '../print-table.ts'
import type { PageTimes } from './open-visitor.ts'

const MOST_MINUTES = 30
const MOST_MB = 1024
const MOST_SLOWER = 2

interface Moving {
  title: string
  /** Seconds. */
  importing: number
  publishing: number
  memory: { name: string; peak: number }[]
  pages: Record<'still' | 'whileImporting' | 'whilePublishing', PageTimes[]>
}

/** Prints what a move took, and whether it kept within its bounds. @returns whether it did */
export function tellBounds({ title, importing, publishing, memory, pages }: Moving): boolean {
  const { still, ...busy } = pages
  printTable(
    [title, 'seconds'],
    [
      ['import with its photographs', importing.toFixed(1)],
      ['publish', publishing.toFixed(1)],
      ['both, in minutes', ((importing + publishing) / 60).toFixed(1)],
    ],
  )
  printTable(
    ['process', 'peak memory'],
    memory.map(({ name, peak }) => [name, `${peak} MB`]),
  )
  const rows = still.map((one, at) => ({
    at_rest: one,
    importing: busy.whileImporting[at]!,
    publishing: busy.whilePublishing[at]!,
  }))
  printTable(
    [
      'a page, milliseconds: median, 95 %',
      'at rest',
      'while importing',
      'times',
      'while publishing',
      'times',
    ],
    rows.map(({ at_rest, importing, publishing }) => [
      at_rest.address,
      toCell(at_rest),
      toCell(importing),
      toTimes(importing, at_rest),
      toCell(publishing),
      toTimes(publishing, at_rest),
    ]),
  )
  const slowest = Math.max(
    ...rows.flatMap(({ at_rest, importing, publishing }) =>
      [importing, publishing].map(({ median }) => median / at_rest.median),
    ),
  )
  const largest = Math.max(...memory.map(({ peak }) => peak))
  const bounds: [string, boolean][] = [
    [`import and publish within ${MOST_MINUTES} minutes`, importing + publishing <= MOST_MINUTES * 60],
    [`no process above ${MOST_MB} MB (${largest})`, largest <= MOST_MB],
    [`no page slower than ${MOST_SLOWER} times at rest (${slowest.toFixed(2)})`, slowest <= MOST_SLOWER],
  ]
  printTable(
    ['bound', 'held'],
    bounds.map(([bound, isHeld]) => [bound, isHeld ? 'yes' : 'no']),
  )
  return bounds.every(([, isHeld]) => isHeld)
}

const toCell = ({ median, late }: PageTimes) => `${median.toFixed(1)}, ${late.toFixed(1)}`
const toTimes = (one: PageTimes, at_rest: PageTimes) =>
  `${(one.median / at_rest.median).toFixed(2)}, ${(one.late / at_rest.late).toFixed(2)}`
