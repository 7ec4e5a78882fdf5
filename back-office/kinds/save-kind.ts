import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { askApi } from '../api/call-api.ts'
import { type Entry, listChanged } from '../forms/entry.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { announceSave } from '../frame/save-notice.ts'
import type { KindEntry } from '../frame/subject.ts'

/** An entry of any kind, as the API reads it out. */
export interface KindRecord extends Entry {
  id: number
  version: number
  publication?: keyof typeof KINDS_TEXT.publications
  published_at?: string | null
}

const toPath = (kind: KindEntry) => `/v1/admin/${kind.kind}`

/** @throws Refusal */
export async function readKind(kind: KindEntry, id: string | number): Promise<KindRecord> {
  return (await askApi<KindRecord>(`GET ${toPath(kind)}/{id}`, { params: { id } })).body
}

/** Sends what differs: what somebody else saved in other fields stays. @throws Refusal 409 when it was saved since `base` was read */
export async function saveKind(kind: KindEntry, values: Entry, base: KindRecord): Promise<KindRecord> {
  const changes = Object.fromEntries(listChanged(values, base).map((name) => [name, values[name]]))
  const body = { ...(kind.prepare?.(changes, base) ?? changes), version: base.version }
  return (await askApi<KindRecord>(`PATCH ${toPath(kind)}/{id}`, { params: { id: base.id }, body })).body
}

/** @throws Refusal */
export async function createKind(kind: KindEntry, values: Entry): Promise<KindRecord> {
  return (await askApi<KindRecord>(`POST ${toPath(kind)}`, { body: kind.prepare?.(values, {}) ?? values }))
    .body
}

/** @throws Refusal 409 when it was saved since */
export async function removeKind(kind: KindEntry, { id, version }: KindRecord): Promise<void> {
  await askApi(`DELETE ${toPath(kind)}/{id}`, { params: { id }, query: { version } })
}

/** Says that it is saved and when it is published; with `before`, it can be taken back. */
export function announceKind(
  kind: KindEntry,
  saved: KindRecord,
  before?: KindRecord,
  onUndone?: () => void,
): void {
  const { change } = kind
  const key =
    typeof change?.key === 'function' ? change.key(saved) : String(change?.key ? saved[change.key] : saved.id)
  const takeBack = async (earlier: KindRecord) => {
    const undone = await saveKind(kind, { ...earlier, version: saved.version }, saved)
    onUndone?.()
    announceKind(kind, undone)
  }
  announceSave({
    sentence: toSentence(saved),
    ...(change && { change: { type: change.type, key, version: saved.version } }),
    ...(before && { undo: () => takeBack(before) }),
  })
}

function toSentence({ publication, published_at }: KindRecord): string {
  if (publication === 'draft') return KINDS_TEXT.saved_draft
  if (publication === 'closed') return KINDS_TEXT.saved_closed
  if (publication === 'scheduled' && published_at)
    return KINDS_TEXT.saved_scheduled(formatJapanTime(published_at))
  return KINDS_TEXT.saved
}
