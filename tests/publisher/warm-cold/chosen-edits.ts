import type { Random } from '#demo/random.ts'
import type { Db } from '#shop-api/db/db.ts'
import { type Edit, type Editor, type Entry, list, send, toEvent } from './editor-calls.ts'
import { rewriteRow } from './rewrite-row.ts'

interface Place {
  db: Db
  editor: Editor
  channel: string
  random: Random
  at: number
  now: Date
}

export interface PlannedEdit {
  /** Its name. */
  site: string
  /** How long nobody edited anything before. */
  after_ms: number
  /** How often its event comes; drawn when left out. */
  times?: number
  make: (place: Place) => Promise<Edit>
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const once = { after_ms: 10 * MINUTE_MS, times: 1 }

/**
 * Each shows elsewhere than on its own page, and no later one hides what it left undone: these are what publishers forget, so a run of
 * few edits makes them instead of any.
 */
export const chosenEdits: readonly PlannedEdit[] = [
  // What stands on every page changes twice, and a page is rendered in between: nothing of the first time is kept.
  { site: 'moto', ...once, make: change('categories', 'chain', { name: '駆動' }) },
  { site: 'moto', ...once, make: change('news', 'news-2', { title: '臨時休業のお知らせ' }) },
  // A coupon is over by then. Pages whose day turns are rendered again, so what these show changes later.
  {
    site: 'moto',
    ...once,
    after_ms: 12 * DAY_MS,
    make: (place) => rewriteRow(place.db, { ...place, type: 'settings' }),
  },
  // In a list more, beside none of its neighbours.
  {
    site: 'moto',
    ...once,
    make: change('products', 'plain-disc', { category_keys: ['brake-disc', 'chain'] }),
  },
  // Its card stands on pages of texts, outfits, catalogues and products it goes with; its place in lists is the same.
  { site: 'moto', ...once, make: change('products', 'brake-pad', { name: '改めたパッド' }) },
  // The other shop keeps one of this key.
  { site: 'gift', ...once, make: remove('products', 'brake-pad') },
  // Its neighbours are others.
  { site: 'gift', ...once, make: change('products', 'plain-disc', { category_keys: ['chain'] }) },
  { site: 'gift', ...once, times: 2, make: change('makers', 'hayate', { name: 'いだてん' }) },
  {
    site: 'gift',
    ...once,
    times: 0,
    make: change('qas', 'いつ届きますか', { question: '何日かかりますか' }),
  },
  { site: 'gift', ...once, make: change('news', 'news-1', { title: '新しいお知らせ' }) },
]

function change(path: string, name: string, body: object) {
  return async ({ editor }: Place): Promise<Edit> => {
    const { id, version } = await find(editor, path, name)
    const input = { params: { id }, body: { ...body, version } }
    const changed = await send(editor, `PATCH /v1/admin/${path}/{id}`, input)
    if (!changed) throw new Error(`${path} ${name} cannot be changed.`)
    return { ...toEvent(path, changed, 'updated'), words: `changed ${path} ${name}` }
  }
}

function remove(path: string, name: string) {
  return async ({ editor }: Place): Promise<Edit> => {
    const entry = await find(editor, path, name)
    const { id, version } = entry
    const removed = await send(editor, `DELETE /v1/admin/${path}/{id}`, {
      params: { id },
      query: { version },
    })
    if (removed === null) throw new Error(`${path} ${name} cannot be removed.`)
    return { ...toEvent(path, entry, 'deleted'), words: `removed ${path} ${name}` }
  }
}

async function find(editor: Editor, path: string, name: string): Promise<Entry> {
  const entries = await list(editor, path)
  const found = entries.find(({ key, question }) => (key ?? question) === name)
  if (!found) throw new Error(`The small shop has no ${path} ${name}.`)
  return found
}
