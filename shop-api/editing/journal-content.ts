import type { Tx } from '#shop-api/db/db.ts'
import { recordEdit } from '#shop-api/db/record-edit.ts'
import type { EditedKind, SavingScope } from './edited-kind.ts'
import { toArea } from './to-area.ts'

/** Writes a save into the journal. @param before as `find` had it; null for a new thing */
export async function journalContent(
  tx: Tx,
  kind: Pick<EditedKind<unknown, never>, 'path' | 'find' | 'toJournal'>,
  scope: SavingScope,
  { id, before: found }: { id: number; before: unknown },
): Promise<void> {
  const toKept = (entry: unknown) => (entry ? (kind.toJournal?.(entry) ?? entry) : null)
  const before = toKept(found)
  const after = toKept(await kind.find(tx, scope, id))
  const area = toArea(kind.path)
  const name = toName(after ?? before, id)
  await recordEdit(tx, { ...scope, area, kind: kind.path, key: id, name, before, after })
}

const NAMES = ['name', 'title', 'question', 'label', 'code', 'key', 'slug', 'url', 'account_name']

/** What a thing is called, by the first field that says so. */
function toName(entry: unknown, id: number): string {
  const fields = Object(entry) as Record<string, unknown>
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : String(id)
}
