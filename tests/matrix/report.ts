import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'

export const FOLDER = 'test-results/matrix'
const FILE = `${FOLDER}/report.json`

/** One kind of screen of a site in a theme. */
export interface SeenScreen {
  site: string
  theme: string
  visitor: string
  route: string
  path: string
  faults: string[]
  /** What it looks like, small, by width: 8 × 8 shades of grey as hexadecimal digits. */
  looks: Record<string, string>
}

export interface MatrixReport {
  /** When it began, as an instant. */
  began_at: string
  seconds: number
  /** Sites × themes. */
  pairs: number
  screens: SeenScreen[]
}

export interface Difference {
  screen: string
  /** Faults that were not there last time. */
  new_faults: string[]
  /** Faults that are gone. */
  mended: string[]
  /** Widths at which it looks different. */
  looks: string[]
}

/** Shades of 16 in which two looks may differ in the mean: a day later dates are others. */
const SAME = 0.4

export const toKey = ({ site, theme, visitor, path }: SeenScreen) =>
  `${site} in ${theme}: ${path} as ${visitor}`

/** The report of the run before this one; undefined when there was none. */
export function readLastReport(): MatrixReport | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as MatrixReport) : undefined
}

export async function writeReport(report: MatrixReport): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(FILE, `${JSON.stringify(report, null, 1)}\n`)
}

/** Screens that both runs saw and that are not as they were. */
export function compareReports(before: MatrixReport, now: MatrixReport): Difference[] {
  const known = new Map(before.screens.map((screen) => [toKey(screen), screen]))
  return now.screens.flatMap((screen) => {
    const old = known.get(toKey(screen))
    if (!old) return []
    const difference = {
      screen: toKey(screen),
      new_faults: screen.faults.filter((fault) => !old.faults.includes(fault)),
      mended: old.faults.filter((fault) => !screen.faults.includes(fault)),
      looks: Object.keys(screen.looks).filter((width) => differs(old.looks[width], screen.looks[width])),
    }
    const { new_faults, mended, looks } = difference
    return new_faults.length + mended.length + looks.length > 0 ? [difference] : []
  })
}

function differs(before = '', now = ''): boolean {
  if (before.length !== now.length) return true
  const apart = [...now].reduce(
    (sum, shade, at) => sum + Math.abs(Number.parseInt(shade, 16) - Number.parseInt(before[at] ?? '0', 16)),
    0,
  )
  return apart / Math.max(1, now.length) > SAME
}
