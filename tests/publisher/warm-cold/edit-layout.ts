import type { Random } from '#demo/random.ts'
import { type Edit, type Editor, list } from './editor-calls.ts'

/** Pages of every kind, one of which lists products, and what pages share. */
const layouts = [
  ...['index', 'news', 'news-detail', 'product', 'product-detail', 'guide-shipping', 'cart', 'faq'].map(
    (name) => ['page', name] as const,
  ),
  ...['default', 'simple'].map((name) => ['shared', name] as const),
]

/** Places blocks on a page or takes them away. */
export async function editLayout(editor: Editor, random: Random): Promise<Edit> {
  const [scope, name] = random.pick(layouts)
  const { data } = await editor.call('GET /v1/admin/layouts', {})
  const version = data.find((one) => one.scope === scope && one.name === name)?.version ?? 0
  const areas = (await editor.call('GET /v1/free-areas', { query: {} })).data.map(({ code }) => code)
  const banners = (await editor.call('GET /v1/banners', { query: {} })).data.map(({ area }) => area)
  const kinds = [
    ...areas.map((code) => ({ kind: 'free_area' as const, code })),
    ...banners.map((code) => ({ kind: 'banners' as const, code })),
    ...['', ...(await listCategories(editor))].map((code) => ({ kind: 'products' as const, code })),
    { kind: 'news' as const, code: '' },
  ]
  const places = ['before', 'after', 'side'] as const
  const blocks = random
    .sample(kinds, random.int(0, 3))
    .map((block) => ({ place: random.pick(places), ...block }))
  const layout =
    scope === 'page' ? random.pick(['default', 'default', 'simple', 'sample'] as const) : undefined
  const body = { blocks, version, ...(layout && { layout }) }
  await editor.call('PUT /v1/admin/layouts/{scope}/{name}', { params: { scope, name }, body })
  const words = `laid out ${scope} ${name}: ${JSON.stringify(body)}`
  return { type: 'layout', key: `${scope}:${name}`, action: 'updated', words }
}

const categoriesSeen = new WeakMap<Editor, Set<string>>()

/** Categories that products of the shop lie in, or have lain in since the first edit: empty ones are of interest too. */
async function listCategories(editor: Editor): Promise<string[]> {
  const seen = categoriesSeen.get(editor) ?? new Set()
  categoriesSeen.set(editor, seen)
  for (const { category_keys } of await list(editor, 'products'))
    for (const key of category_keys as string[]) seen.add(key)
  return [...seen].sort()
}
