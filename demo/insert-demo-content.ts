import {
  articles,
  banners,
  colour_schemes,
  free_areas,
  layouts,
  messages,
  popups,
  qa_categories,
  qas,
  static_pages,
  text_files,
} from '#shop-api/db/schema/content.ts'
import { toSearchText } from '#shop-api/catalogue/to-search-text.ts'
import { daysAgo } from './days-ago.ts'
import { toDemoGround } from './demo-ground.ts'
import type { DemoArticle, DemoShop } from './demo-shop.ts'
import type { SeedContext } from './seed-context.ts'
import { insertPicture } from './insert-picture.ts'
import { insertRows } from './insert-rows.ts'
import type { Layout, LayoutName } from '#contract/shapes/content.ts'

/** Screens where nothing should lead away from what the shopper is doing. */
const quietPages = [
  'cart-shipping-select',
  'cart-shipping-add',
  'cart-shipping-detail',
  'cart-payment',
  'cart-confirm',
]

interface DemoLayout {
  scope: 'page' | 'shared'
  name: string
  frame: LayoutName
  blocks: Layout['blocks']
}

/** Days before the demo's «now» when its texts were last touched. */
const TEXTS_DAYS_AGO = 14

const moods = ['morning', 'day', 'evening'] as const

/** Inserts everything an editor wrote: articles, banners, pages, messages, questions, layouts, colours. */
export async function insertDemoContent(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop, now } = context
  const updated_at = daysAgo(now, TEXTS_DAYS_AGO)
  const toText = <Text extends { body_html: string }>({ body_html, ...text }: Text) => ({
    ...text,
    channel_id,
    body: body_html,
    updated_at,
  })
  await insertArticles(context, 'news', shop.news)
  await insertArticles(context, 'blog', shop.blogs)
  await insertBanners(context)
  await insertRows(
    tx,
    popups,
    (shop.popups ?? []).map((popup) => ({ ...toText(popup), published_at: updated_at })),
  )
  await insertRows(tx, free_areas, shop.free_areas.map(toText))
  await insertRows(tx, messages, shop.messages.map(toText))
  await insertRows(tx, static_pages, shop.static_pages.map(toText))
  await insertRows(
    tx,
    text_files,
    shop.text_files.map((file) => ({ ...file, channel_id, updated_at })),
  )
  await insertRows(
    tx,
    qa_categories,
    shop.qa_categories.map((category, position) => ({ ...category, channel_id, position })),
  )
  await insertRows(
    tx,
    qas,
    shop.qas.map(({ category, question, answer_html }, position) => ({
      channel_id,
      category,
      question,
      answer: answer_html,
      search_text: toSearchText([question, answer_html.replace(/<[^>]*>/g, ' ')]),
      position,
    })),
  )
  await insertRows(
    tx,
    layouts,
    createDemoLayouts(shop).map((layout) => ({ ...layout, channel_id })),
  )
  await insertRows(tx, colour_schemes, [
    { channel_id, name: shop.channel, colours: shop.colour_scheme, is_selected: true },
  ])
}

async function insertArticles(
  context: SeedContext,
  kind: 'news' | 'blog',
  entries: DemoArticle[],
): Promise<void> {
  const { tx, channel_id, now } = context
  const { ground } = toDemoGround(context.shop)
  for (const [seed, { body_html, published_days_ago, picture_kinds, ...article }] of entries.entries()) {
    const published_at = daysAgo(now, published_days_ago)
    const picture =
      picture_kinds.length > 0
        ? await insertPicture(
            context,
            `${kind}/${article.key}`,
            {
              type: 'scene',
              kinds: picture_kinds,
              seed,
              ground,
              mood: moods[seed % 3] ?? 'day',
              shape: 'scene',
            },
            article.title,
          )
        : null
    await insertRows(tx, articles, [
      { ...article, channel_id, kind, body: body_html, picture, published_at, updated_at: published_at },
    ])
  }
}

async function insertBanners(context: SeedContext): Promise<void> {
  const { tx, channel_id, shop } = context
  const { ground } = toDemoGround(shop)
  for (const [position, { picture_kinds, ...banner }] of shop.banners.entries()) {
    const picture = await insertPicture(
      context,
      `banners/${banner.area}`,
      { type: 'scene', kinds: picture_kinds, seed: position, ground, mood: 'day', shape: 'banner' },
      banner.title,
    )
    await insertRows(tx, banners, [{ ...banner, channel_id, picture, is_show: true, position }])
  }
}

/** What the shop tells below the cart; the checkout wears the simple frame. */
function createDemoLayouts(shop: DemoShop): DemoLayout[] {
  const cartGuide = shop.free_areas
    .filter(({ code }) => code === 'cart-guide')
    .map(({ code }) => ({ place: 'after' as const, kind: 'free_area' as const, code }))
  return [
    { scope: 'page', name: 'cart', frame: 'default', blocks: cartGuide },
    ...quietPages.map((name): DemoLayout => ({ scope: 'page', name, frame: 'simple', blocks: [] })),
    { scope: 'shared', name: 'default', frame: 'default', blocks: [] },
    { scope: 'shared', name: 'simple', frame: 'simple', blocks: [] },
  ]
}
