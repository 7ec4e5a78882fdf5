import type { Random } from '#demo/random.ts'
import type { createEditor } from '#tests/support/editor.ts'

type Editor = ReturnType<typeof createEditor>
interface Entry {
  id: number
  version: number
  [field: string]: unknown
}

/** What an edit may draw from. */
interface Dice {
  random: Random
  /** Number of this edit: makes keys and texts that were never there. */
  at: number
  now: Date
  /** Keys of products that are or were there. */
  products: string[]
  makers: string[]
  /** Keys of categories. */
  categories: string[]
}

/** The kinds that the admin API edits: what a new one may be, and what may change on one. */
const kinds: Record<string, { create: (dice: Dice) => object; change: (dice: Dice) => object[] }> = {
  news: { create: toArticle, change: toArticleChanges },
  blogs: { create: toArticle, change: toArticleChanges },
  qas: {
    create: (dice) => ({
      category: 'shipping',
      question: `質問 ${dice.at}`,
      answer: toText(dice),
      position: dice.random.int(0, 9),
    }),
    change: (dice) => [
      { question: `改めた質問 ${dice.at}` },
      { answer: toText(dice) },
      { position: dice.random.int(0, 9) },
    ],
  },
  makers: {
    create: (dice) => ({
      key: `maker-${dice.at}`,
      name: `メーカー ${dice.at}`,
      name_kana: dice.random.pick(['アサヒ', 'カモメ', 'ハヤブサ', 'ワカバ']) + dice.at,
      country: '日本',
      description: toText(dice),
      logo: null,
    }),
    change: (dice) => [
      { name: `改めたメーカー ${dice.at}` },
      { name_kana: dice.random.pick(['イロハ', 'ミヤコ', 'ヲ']) },
      { description: toText(dice) },
      { key: `maker-${dice.at}` },
    ],
  },
  'static-pages': {
    create: (dice) => ({ url: `/guide/page-${dice.at}/`, title: `案内 ${dice.at}`, body: toText(dice) }),
    change: (dice) => [
      { title: `改めた案内 ${dice.at}` },
      { body: toText(dice) },
      { url: `/guide/moved-${dice.at}/` },
    ],
  },
  lp: {
    create: (dice) => ({
      slug: `lp-${dice.at}`,
      title: `特集 ${dice.at}`,
      description: '',
      layout: 'default',
      body: toText(dice),
      is_show_header: true,
      is_show_footer: dice.random.chance(0.5),
      redirect_url: null,
      coupon_ids: [],
    }),
    change: (dice) => [
      { title: `改めた特集 ${dice.at}` },
      { body: toText(dice) },
      { slug: `lp-${dice.at}` },
      { redirect_url: dice.random.pick([null, '/product/', 'https://example.jp/']) },
      { layout: 'simple' },
    ],
  },
  products: { create: toProduct, change: toProductChanges },
}

/** Pages of every kind, one of which lists products, and what pages share. */
const layouts = [
  ...['index', 'news', 'news-detail', 'product', 'product-detail', 'guide-shipping', 'cart', 'faq'].map(
    (name) => ['page', name] as const,
  ),
  ...['default', 'simple'].map((name) => ['shared', name] as const),
]

/** Places blocks on a page or takes them away. */
async function editLayout(editor: Editor, random: Random): Promise<Edit> {
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

function toArticle(dice: Dice) {
  return {
    key: `article-${dice.at}`,
    title: `記事 ${dice.at}`,
    summary: `要約 ${dice.at}`,
    body: toText(dice),
    category: dice.random.pick(['営業', '商品']),
    picture: null,
  }
}

function toArticleChanges(dice: Dice) {
  return [
    { title: `改めた記事 ${dice.at}` },
    { summary: `改めた要約 ${dice.at}` },
    { body: toText(dice) },
    { category: dice.random.pick(['営業', '整備']) },
    { key: `article-${dice.at}` },
  ]
}

function toProduct(dice: Dice) {
  return {
    key: `product-${dice.at}`,
    name: `商品 ${dice.at}`,
    name_kana: `ショウヒン ${dice.at}`,
    catch_copy: '',
    description: toText(dice),
    specs: [],
    pictures: [],
    is_giftable: dice.random.chance(0.3),
    tax_rate: 10,
    brand_key: null,
    tag_keys: [],
    axes: [],
    ...toPlace(dice),
    products: [toVariation(dice)],
  }
}

function toProductChanges(dice: Dice) {
  return [
    { name: `改めた商品 ${dice.at}` },
    { catch_copy: `新しい一言 ${dice.at}` },
    { description: toText(dice) },
    { key: `product-${dice.at}` },
    { tax_rate: 8 },
    { specs: [{ label: '材質', value: `鋼 ${dice.at}` }] },
    toPlace(dice),
    { axes: [], products: [toVariation(dice)] },
    { axes: [], products: [toVariation(dice)] },
  ]
}

function toPlace({ random, makers, categories }: Dice) {
  return {
    category_keys: random.sample(categories, random.int(0, 2)),
    maker_key: random.pick([null, ...makers]),
  }
}

function toVariation({ random, at }: Dice) {
  return {
    code: `CODE-${at}`,
    options: [],
    unit_price: random.int(1, 200) * 100,
    list_price: null,
    stock: random.pick([0, 1, 5, 6, 100]),
    jan_code: null,
  }
}

/** Rich text that may link to products, some of which are gone or not there yet. */
function toText({ random, at, products }: Dice): string {
  const links = random
    .sample([...products, `product-${at + 1}`], random.int(0, 2))
    .map((key) => `<a href="/product/${key}/">${key}</a>`)
  return `<h2>見出し</h2><p>本文 ${at}　${links.join('、')}</p>`
}

const HOUR_MS = 3_600_000

/** When it shows: mostly as it is, else later, until a moment, since long ago, or not at all. */
function toDates({ random, now }: Dice): object {
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString()
  const from = random.int(1, 60)
  const rare = [
    { published_at: later(from), close_at: null },
    { published_at: later(-from), close_at: null, is_draft: false },
    { close_at: later(from), published_at: null },
    { is_draft: true },
    { is_draft: false, published_at: null, close_at: null },
    { published_at: later(from), close_at: later(from + random.int(1, 60)) },
  ]
  return random.chance(0.45) ? random.pick(rare) : {}
}

/** What one edit was: for the event that tells it, and for whoever looks for what it left undone. */
export interface Edit {
  type: string
  key: string
  action: 'created' | 'updated' | 'deleted'
  words: string
}

const eventTypes: Record<string, string> = {
  news: 'news',
  blogs: 'blog',
  qas: 'faq',
  makers: 'maker',
  'static-pages': 'static_page',
  lp: 'landing_page',
  products: 'product',
}

/** Makes, changes, schedules, withdraws or removes something of the shop, as an editor does. */
export async function editSomething(editor: Editor, random: Random, at: number, now: Date): Promise<Edit> {
  // Products are what most pages show.
  const path = random.pick([...Object.keys(kinds), 'layouts', 'products', 'products', 'products'])
  if (path === 'layouts') return editLayout(editor, random)
  const kind = kinds[path]!
  const listKeys = async (of: string) => (await list(editor, of)).map(({ key }) => String(key))
  const dice: Dice = {
    random,
    at,
    now,
    products: await listKeys('products'),
    makers: await listKeys('makers'),
    categories: await listCategories(editor),
  }
  const entries = await list(editor, path)
  const toWords = (did: string, body: object) => `${did} ${path} ${JSON.stringify(body)}`
  const chance = random.next()
  if (entries.length === 0 || chance < 0.3) {
    const body = { ...kind.create(dice), ...toDates(dice) }
    const entry = await send(editor, `POST /v1/admin/${path}`, { body })
    return { ...toEvent(path, entry, 'created'), words: toWords('created', body) }
  }
  const { id, version, ...entry } = random.pick(entries)
  const params = { id }
  if (chance < 0.42) {
    await send(editor, `DELETE /v1/admin/${path}/{id}`, { params, query: { version } })
    return {
      ...toEvent(path, { id, version, ...entry }, 'deleted'),
      words: toWords('removed', toName(entry)),
    }
  }
  const changes = random.sample(kind.change(dice), random.int(1, 2))
  const body = Object.assign({}, ...changes, toDates(dice)) as object
  const changed = await send(editor, `PATCH /v1/admin/${path}/{id}`, { params, body: { ...body, version } })
  return {
    ...toEvent(path, changed, 'updated'),
    words: toWords(`changed ${JSON.stringify(toName(entry))}:`, body),
  }
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

function toName({ key, url, slug, question }: Record<string, unknown>): object {
  return { name: key ?? url ?? slug ?? question }
}

function toEvent(path: string, entry: Entry, action: Edit['action']) {
  const key = String(entry['key'] ?? entry['url'] ?? entry['slug'] ?? entry.id)
  return { type: eventTypes[path] ?? path, key, action }
}

async function list(editor: Editor, path: string): Promise<Entry[]> {
  const { data } = await send(editor, `GET /v1/admin/${path}`, { query: { per: 'all' } })
  return (data as Entry[]).sort((a, b) => a.id - b.id)
}

// Which call it is is drawn: the API itself says whether its input is right.
async function send(editor: Editor, name: string, input: object): Promise<Entry> {
  return (await editor.call(name as 'POST /v1/admin/news', input as never)) as unknown as Entry
}
