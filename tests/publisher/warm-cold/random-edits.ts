import type { Random } from '#demo/random.ts'
import { type Dice, toDates } from './dice.ts'
import { displayEdits } from './display-edits.ts'
import { editLayout } from './edit-layout.ts'
import { type Edit, type Editor, list, send, toEvent } from './editor-calls.ts'
import { goodsEdits } from './goods-edits.ts'
import { pageEdits } from './page-edits.ts'

/** The kinds that the admin API edits: what a new one may be, and what may change on one. */
const kinds = { ...pageEdits, ...goodsEdits, ...displayEdits }

/** What has no dates of its own. */
const undated = new Set([
  'categories',
  'brands',
  'tags',
  'collections',
  'banners',
  'free-areas',
  'qa-categories',
  'colour-schemes',
])

/** Makes, changes, schedules, withdraws or removes something of the shop, as an editor does. */
export async function editSomething(editor: Editor, random: Random, at: number, now: Date): Promise<Edit> {
  // Products are what most pages show.
  const path = random.pick([...Object.keys(kinds), 'layouts', 'products', 'products', 'products'])
  if (path === 'layouts') return editLayout(editor, random)
  const kind = kinds[path]!
  const listKeys = async (of: string) => (await list(editor, of)).map(({ key }) => String(key))
  const [banner] = (await editor.call('GET /v1/banners', { query: {} })).data
  const present = await listKeys('products')
  const dice: Dice = {
    random,
    at,
    now,
    products: present,
    present,
    makers: await listKeys('makers'),
    brands: await listKeys('brands'),
    tags: await listKeys('tags'),
    categories: await listKeys('categories'),
    picture: banner?.picture ?? { path: 'uploads/0000000000000000', width: 1600, height: 900, alt: '' },
  }
  const entries = await list(editor, path)
  const toWords = (did: string, body: object) => `${did} ${path} ${JSON.stringify(body)}`
  const chance = random.next()
  if (entries.length === 0 || chance < 0.3) {
    const body = { ...kind.create(dice), ...(!undated.has(path) && toDates(dice)) }
    const entry = await send(editor, `POST /v1/admin/${path}`, { body })
    if (!entry) return toRefused(path, body)
    return { ...toEvent(path, entry, 'created'), words: toWords('created', body) }
  }
  const { id, version, ...entry } = random.pick(entries)
  const params = { id }
  if (chance < 0.42) {
    const removed = await send(editor, `DELETE /v1/admin/${path}/{id}`, { params, query: { version } })
    if (removed === null) return toRefused(path, toName(entry))
    return {
      ...toEvent(path, { id, version, ...entry }, 'deleted'),
      words: toWords('removed', toName(entry)),
    }
  }
  const changes = random.sample(kind.change(dice), random.int(1, 2))
  const body = Object.assign({}, ...changes, undated.has(path) ? {} : toDates(dice)) as object
  const changed = await send(editor, `PATCH /v1/admin/${path}/{id}`, { params, body: { ...body, version } })
  if (!changed) return toRefused(path, body)
  return {
    ...toEvent(path, changed, 'updated'),
    words: toWords(`changed ${JSON.stringify(toName(entry))}:`, body),
  }
}

function toName({ key, url, slug, question }: Record<string, unknown>): object {
  return { name: key ?? url ?? slug ?? question }
}

/** Nothing came of it; an event without a change does no harm. */
function toRefused(path: string, body: object): Edit {
  const words = `was refused ${path} ${JSON.stringify(body)}`
  return { ...toEvent(path, { key: 'nothing' }, 'updated'), words }
}
