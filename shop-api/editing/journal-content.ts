import { getCall } from '#contract/index.ts'
import type { StaffArea } from '#contract/staff-rights.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { recordEdit } from '#shop-api/db/record-edit.ts'
import type { EditedKind, SavingScope } from './edited-kind.ts'

/** Writes a save into the journal. @param before as `find` had it; null for a new thing */
export async function journalContent(
  tx: Tx,
  kind: Pick<EditedKind<unknown, never>, 'path' | 'find'>,
  scope: SavingScope,
  { id, before, undoes }: { id: number; before: unknown; undoes?: number | undefined },
): Promise<void> {
  const after = (await kind.find(tx, scope, id)) ?? null
  const area = toArea(kind.path)
  const name = toName(after ?? before, id)
  await recordEdit(tx, { ...scope, area, kind: kind.path, key: id, name, before, after, undoes })
}

/** The area of the calls that keep a kind. */
function toArea(path: string): StaffArea {
  const area = getCall(`PATCH /v1/admin/${path}/{id}`)?.area
  if (area === undefined || area === 'own' || area === 'self')
    throw new Error(`The calls of ${path} say no area (contract/staff-rights.ts), so the journal cannot`)
  return area
}

const NAMES = ['name', 'title', 'question', 'label', 'code', 'key', 'slug', 'url']

/** What a thing is called, by the first field that says so. */
function toName(entry: unknown, id: number): string {
  const fields = Object(entry) as Record<string, unknown>
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : String(id)
}
