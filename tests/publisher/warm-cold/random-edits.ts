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
  brands: string[]
  tags: string[]
  /** Keys of products that are there. */
  present: string[]
  /** One the shop has. */
  picture: object
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
  redirects: {
    create: (dice) => ({ from: `/old/${dice.at}?id=${dice.at}`, to: dice.random.pick(['/news/', '/old/1']) }),
    change: (dice) => [{ to: '/guide/' }, { from: `/older/${dice.at}` }],
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
  categories: {
    create: (dice) => ({
      key: `shelf-${dice.at}`,
      name: `棚 ${dice.at}`,
      description: '',
      picture: null,
      ...toShelfPlace(dice),
    }),
    change: (dice) => [
      { name: `改めた棚 ${dice.at}` },
      { description: `説明 ${dice.at}` },
      { key: `shelf-${dice.at}` },
      toShelfPlace(dice),
      toShelfPlace(dice),
    ],
  },
  brands: {
    create: (dice) => ({
      key: `brand-${dice.at}`,
      name: `ブランド ${dice.at}`,
      name_kana: dice.random.pick(['アサヒ', 'カモメ', 'ワカバ']) + dice.at,
      description: '',
      maker_key: dice.random.pick([null, ...dice.makers]),
    }),
    change: (dice) => [
      { name: `改めたブランド ${dice.at}` },
      { name_kana: dice.random.pick(['イロハ', 'ミヤコ', 'ヲ']) },
      { description: `説明 ${dice.at}` },
      { key: `brand-${dice.at}` },
      { maker_key: dice.random.pick([null, ...dice.makers]) },
    ],
  },
  tags: {
    create: (dice) => ({ key: `tag-${dice.at}`, name: `札 ${dice.at}`, position: dice.random.int(0, 3) }),
    change: (dice) => [
      { name: `改めた札 ${dice.at}` },
      { position: dice.random.int(0, 3) },
      { password: dice.random.pick([null, 'himitsu']) },
    ],
  },
  collections: {
    create: (dice) => ({
      alias: dice.random.pick(['season', 'winter', 'ranking', `list-${dice.at}`]),
      name: `特集 ${dice.at}`,
      description: '',
      product_keys: dice.random.sample(dice.present, dice.random.int(0, 4)),
    }),
    change: (dice) => [
      { name: `改めた特集 ${dice.at}` },
      { description: `説明 ${dice.at}` },
      { product_keys: dice.random.sample(dice.present, dice.random.int(0, 4)) },
      { alias: `list-${dice.at}` },
    ],
  },
  banners: {
    create: (dice) => ({
      area: dice.random.pick(['top-main', 'top-sub', 'side', 'home']),
      title: `案内 ${dice.at}`,
      subtitle: '',
      href: '/product/',
      picture: dice.picture,
      is_show: dice.random.chance(0.7),
      position: dice.random.int(0, 2),
    }),
    change: (dice) => [
      { title: `改めた案内 ${dice.at}` },
      { is_show: dice.random.chance(0.5) },
      { position: dice.random.int(0, 2) },
      { area: dice.random.pick(['top-main', 'side']) },
    ],
  },
  'free-areas': {
    create: (dice) => ({ code: `area-${dice.at}`, name: `枠 ${dice.at}`, body: toText(dice) }),
    change: (dice) => [{ name: `改めた枠 ${dice.at}` }, { body: toText(dice) }, { code: `area-${dice.at}` }],
  },
  'qa-categories': {
    create: (dice) => ({ key: `topic-${dice.at}`, name: `話題 ${dice.at}`, position: dice.random.int(0, 2) }),
    change: (dice) => [
      { name: `改めた話題 ${dice.at}` },
      { position: dice.random.int(0, 2) },
      { key: `topic-${dice.at}` },
    ],
  },
  'colour-schemes': {
    create: (dice) => ({
      name: `colours-${dice.at}`,
      colours: { accent: dice.random.pick(['#2b6cb0', '#b3261e']), ground: '#fafafa' },
      is_selected: dice.random.chance(0.5),
    }),
    change: (dice) => [
      { colours: { accent: dice.random.pick(['#2b6cb0', '#b3261e']) } },
      { is_selected: dice.random.chance(0.5) },
    ],
  },
  stylists: {
    create: (dice) => ({
      key: `stylist-${dice.at}`,
      name: `案内人 ${dice.at}`,
      name_kana: `アンナイニン ${dice.at}`,
      title: '本店',
      height: null,
      picture: null,
      profile: toText(dice),
      coordinates: toOutfits(dice),
    }),
    change: (dice) => [
      { name: `改めた案内人 ${dice.at}` },
      { name_kana: dice.random.pick(['アオキ', 'イトウ', 'ワダ']) },
      { profile: toText(dice) },
      { key: `stylist-${dice.at}` },
      { coordinates: toOutfits(dice) },
    ],
  },
  catalogs: {
    create: (dice) => ({
      key: `catalog-${dice.at}`,
      name: `部品帳 ${dice.at}`,
      description: '',
      picture: dice.picture,
      pages: [dice.picture],
      is_orderable: dice.random.chance(0.5),
    }),
    change: (dice) => [
      { name: `改めた部品帳 ${dice.at}` },
      { pages: [dice.picture, dice.picture] },
      { is_orderable: dice.random.chance(0.5) },
    ],
  },
}

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
    { position: dice.random.int(0, 6) },
    { accessory_keys: dice.random.sample(dice.present, dice.random.int(0, 2)) },
    { size_table: dice.random.pick([null, [['サイズ'], [`${dice.at}`]]]) },
    { axes: [], products: [toVariation(dice)] },
    { axes: [], products: [toVariation(dice)] },
  ]
}

function toPlace({ random, makers, brands, tags, categories }: Dice) {
  return {
    category_keys: random.sample(categories, random.int(0, 2)),
    maker_key: random.pick([null, ...makers]),
    brand_key: random.pick([null, ...brands]),
    tag_keys: random.sample(tags, random.int(0, 1)),
  }
}

/** May ask for what cannot be, e.g. a category within itself. */
function toShelfPlace({ random, categories }: Dice) {
  return { parent_key: random.pick([null, ...categories]), position: random.int(0, 2) }
}

function toOutfits(dice: Dice) {
  const { random, at, present, picture, now } = dice
  const hours = [-50, 3, 60]
  return random.sample(hours, random.int(0, 2)).map((later) => ({
    title: `装い ${at} ${later}`,
    body: '',
    picture,
    published_at: new Date(now.getTime() + later * HOUR_MS).toISOString(),
    product_keys: random.sample(present, random.int(0, 3)),
  }))
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
  categories: 'category',
  brands: 'brand',
  tags: 'tag',
  collections: 'collection',
  banners: 'banner',
  'free-areas': 'free_area',
  'qa-categories': 'faq_category',
  'colour-schemes': 'colour_scheme',
  stylists: 'stylist',
  catalogs: 'catalog',
}

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
  const named = path === 'colour-schemes' ? entry['name'] : undefined
  const key = String(
    entry['key'] ?? entry['url'] ?? entry['slug'] ?? entry['alias'] ?? entry['code'] ?? named ?? entry.id,
  )
  return { type: eventTypes[path] ?? path, key, action }
}

async function list(editor: Editor, path: string): Promise<Entry[]> {
  const { data } = (await send(editor, `GET /v1/admin/${path}`, { query: { per: 'all' } }))!
  return (data as Entry[]).sort((a, b) => a.id - b.id)
}

/** Nothing came of it; an event without a change does no harm. */
function toRefused(path: string, body: object): Edit {
  const words = `was refused ${path} ${JSON.stringify(body)}`
  return { type: eventTypes[path] ?? path, key: 'nothing', action: 'updated', words }
}

/**
 * Which call it is is drawn: the API itself says whether its input is right.
 * @returns null when what stands in the way is something else of the shop (a list of that name, a shelf that is not empty)
 */
async function send(editor: Editor, name: string, input: object): Promise<Entry | null> {
  try {
    return (await editor.call(name as 'POST /v1/admin/news', input as never)) as unknown as Entry
  } catch (error) {
    if (/admin\.in_use|admin\.key_taken|"field":"parent_key"/.test(String(error))) return null
    throw error
  }
}
