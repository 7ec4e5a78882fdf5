/** A row of a tree that is listed depth first. */
export interface TreeRow {
  id: number
  key: string
  depth: number
  parent_key: string | null
  /** Among its siblings. */
  position: number
}

/** Where a row goes. */
export interface TreePlace {
  parent_key: string | null
  position: number
}

/** Ids of a row and of all below it. */
export function listBranch<Row extends TreeRow>(rows: readonly Row[], id: number): number[] {
  const at = rows.findIndex((row) => row.id === id)
  const own = rows[at]
  if (!own) return []
  const end = rows.findIndex((row, index) => index > at && row.depth <= own.depth)
  return rows.slice(at, end < 0 ? undefined : end).map((row) => row.id)
}

/**
 * Where a row comes to lie that was dropped on another one.
 *
 * @param steps levels it was moved inwards, or outwards when negative
 */
export function toDroppedPlace(
  rows: readonly TreeRow[],
  { id, over, steps }: { id: number; over: number; steps: number },
): TreePlace | undefined {
  const branch = listBranch(rows, id)
  const own = rows.find((row) => row.id === id)
  if (!own || (branch.includes(over) && over !== id)) return undefined
  const rest = rows.filter((row) => !branch.includes(row.id))
  const from = rows.indexOf(own)
  const to = rows.findIndex((row) => row.id === over)
  const target = rest.findIndex((row) => row.id === over)
  const place = over === id ? countBefore(rest, rows, from) : to > from ? target + 1 : target
  const [before, after] = [rest[place - 1], rest[place]]
  const depth = Math.min(before ? before.depth + 1 : 0, Math.max(after?.depth ?? 0, own.depth + steps))
  return toPlace(rest, place, depth)
}

/** Where the buttons beside a row take it; undefined where there is nowhere to go. */
export function toSteppedPlace(
  rows: readonly TreeRow[],
  id: number,
  step: 'up' | 'down' | 'inward' | 'outward',
): TreePlace | undefined {
  const own = rows.find((row) => row.id === id)
  if (!own) return undefined
  const siblings = rows.filter((row) => row.parent_key === own.parent_key)
  const at = siblings.indexOf(own)
  const { parent_key } = own
  if (step === 'up') return at > 0 ? { parent_key, position: at - 1 } : undefined
  if (step === 'down') return at < siblings.length - 1 ? { parent_key, position: at + 1 } : undefined
  if (step === 'inward') {
    const into = siblings[at - 1]
    return into && { parent_key: into.key, position: countChildren(rows, into.key) }
  }
  const parent = rows.find((row) => row.key === parent_key)
  return parent && { parent_key: parent.parent_key, position: parent.position + 1 }
}

const countChildren = (rows: readonly TreeRow[], key: string) =>
  rows.filter((row) => row.parent_key === key).length

const countBefore = (rest: readonly TreeRow[], rows: readonly TreeRow[], from: number) =>
  rest.filter((row) => rows.indexOf(row) < from).length

/** A place in a list of rows, at a depth, as a parent and a place among its children. */
function toPlace(rest: readonly TreeRow[], place: number, depth: number): TreePlace {
  const before = rest.slice(0, place)
  const parent = before.findLast((row) => row.depth === depth - 1)
  const parent_key = depth === 0 ? null : (parent?.key ?? null)
  return { parent_key, position: before.filter((row) => row.parent_key === parent_key).length }
}
