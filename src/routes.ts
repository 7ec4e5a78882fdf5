import type { LayoutName } from '#contract/shapes/content.ts'
import type { Guard } from '#src/rules/session/decide-guard.ts'

/** One screen of behaviour 2.1. Publisher, guards, rewrites, sitemap, breadcrumbs and tests read this table. */
export interface Route {
  /** URL with `{params}`, without the trailing slash every published URL has. */
  path: string
  /**
   * `content`: baked with its data. `shell`: baked without data, filled in the browser. `gate`: decides and moves on.
   * `document`: baked for machines, at exactly this address, without a slash.
   */
  kind: 'content' | 'shell' | 'gate' | 'document'
  guard: Guard
  /** On a keycode site: open to visitors without a keycode. */
  is_open_without_keycode: boolean
  layout: LayoutName
  /** What enumerates a content route that has params; null for one page or a keyed shell. */
  collection: Collection | null
  /** In the sitemap and open to search engines. */
  is_indexed: boolean
  /** What Speculation Rules may do with links to it. */
  speculation: 'prerender' | 'prefetch' | 'none'
  /** Name in breadcrumbs and titles; null when the page's own data names it. */
  title: string | null
  /** The same facts are available as Markdown at `index.md` below the page. */
  has_markdown_page: boolean
  /**
   * Its query or its path holds a secret: it opens a gift, an order, an account, or leads to an address that does. No script
   * of another company runs there, no visit is counted, nobody is told of it as a referrer. A query leaves the address before
   * anything else runs, and is read by `getPageQuery` (src/site/page-query.ts) alone.
   */
  has_secret_address: boolean
  /** What else of an address decides whether it can be one (behaviour 2.6). */
  key: KeyRule | null
  /** The switch of the shop (a key of its settings) without which there are no such pages. */
  setting?: PageSetting
  /** A card is typed here, in a frame of the payment provider. */
  takes_cards?: true
  /** False while no page exists: the route is declared and visibly absent. */
  has_page: boolean
}

/** Switches of a shop that have pages. */
export type PageSetting =
  | 'PLUGIN.MY_BIKE.IS_USE'
  | 'PLUGIN.GIFT_RECORD.IS_USE'
  | 'PLUGIN.QUOTATION.IS_USE'
  | 'PLUGIN.ORDER_LIST.IS_USE'
  | 'PLUGIN.BUSINESS_ACCOUNT.IS_USE'

/** `number`: its key is a number. `product`: there is a page of that product. */
export type KeyRule = 'number' | 'product'

export type Collection =
  | 'products'
  | 'product-pages'
  | 'categories'
  | 'category-pages'
  | 'news'
  | 'news-pages'
  | 'blog'
  | 'blog-pages'
  | 'makers'
  | 'bike-makers'
  | 'bike-models'
  | 'bike-model-pages'
  | 'stylists'
  | 'landing-pages'
  | 'static-pages'

type Options = Partial<Omit<Route, 'path' | 'kind'>>

function content(path: string, title: string | null, options: Options = {}): Route {
  return {
    path,
    kind: 'content',
    guard: 'public',
    is_open_without_keycode: false,
    layout: 'default',
    collection: null,
    is_indexed: true,
    speculation: 'prerender',
    title,
    has_markdown_page: false,
    has_secret_address: false,
    key: null,
    has_page: true,
    ...options,
  }
}

function shell(path: string, title: string | null, options: Options = {}): Route {
  return {
    ...content(path, title),
    kind: 'shell',
    is_indexed: false,
    speculation: 'none',
    ...options,
  }
}

/** For machines: it tells about content but is no page for search results. */
function document(path: string): Route {
  return { ...content(path, null), kind: 'document', is_indexed: false, speculation: 'none' }
}

const withMarkdown: Options = { has_markdown_page: true }
const bikes: Options = { setting: 'PLUGIN.MY_BIKE.IS_USE' }
const business: Options = { setting: 'PLUGIN.BUSINESS_ACCOUNT.IS_USE' }
const orderLists: Options = { setting: 'PLUGIN.ORDER_LIST.IS_USE' }
const quotations: Options = { setting: 'PLUGIN.QUOTATION.IS_USE' }
const checkout: Options = { layout: 'simple' }
const numbered: Options = { key: 'number' }
const secret: Options = { has_secret_address: true }
const gift: Options = { ...checkout, ...secret }
const secretAndOpen: Options = { ...secret, is_open_without_keycode: true }
/** First part of paths that are for members, besides those with a guard. */
const membership = ['login', 'login_sync', 'register', 'reminder', 'verify', 'oauth', 'ec', 'popup', 'mypage']
const member = (path: string, title: string, options: Options = {}) =>
  shell(`/mypage${path}`, title, { guard: 'member', ...options })

/** Every route of behaviour 2.1. A path with params follows the plain one it belongs to. */
export const routes: readonly Route[] = [
  content('/', 'ホーム'),
  content('/product', '商品一覧', withMarkdown),
  content('/product/page/{page}', '商品一覧', {
    collection: 'product-pages',
    is_indexed: false,
    speculation: 'prefetch',
  }),
  content('/product/{resourceKey}', null, { ...withMarkdown, collection: 'products' }),
  shell('/product/{resourceKey}/uos', 'まとめて注文', { key: 'product' }),
  content('/category/{key}', null, { ...withMarkdown, collection: 'categories' }),
  content('/category/{key}/page/{page}', null, {
    collection: 'category-pages',
    is_indexed: false,
    speculation: 'prefetch',
  }),
  content('/news', 'お知らせ', withMarkdown),
  content('/news/page/{page}', 'お知らせ', {
    collection: 'news-pages',
    is_indexed: false,
    speculation: 'prefetch',
  }),
  content('/news/{resourceKey}', null, { ...withMarkdown, collection: 'news' }),
  content('/blog', 'ブログ', withMarkdown),
  content('/blog/page/{page}', 'ブログ', {
    collection: 'blog-pages',
    is_indexed: false,
    speculation: 'prefetch',
  }),
  content('/blog/{resourceKey}', null, { ...withMarkdown, collection: 'blog' }),
  content('/brand', 'ブランド一覧'),
  content('/maker', 'メーカー一覧', withMarkdown),
  content('/maker/{resourceKey}', null, { ...withMarkdown, collection: 'makers' }),
  content('/bike', '車種から探す', bikes),
  content('/bike/{maker}', null, { ...bikes, collection: 'bike-makers' }),
  content('/bike/{maker}/{model}', null, { ...bikes, collection: 'bike-models' }),
  content('/bike/{maker}/{model}/page/{page}', null, {
    ...bikes,
    collection: 'bike-model-pages',
    is_indexed: false,
    speculation: 'prefetch',
  }),
  content('/faq', 'よくあるご質問'),
  content('/flip-book', 'カタログ'),
  content('/stylist', 'スタイリスト'),
  content('/stylist/{resourceKey}', null, { collection: 'stylists' }),
  content('/lp/{slug}', null, { collection: 'landing-pages' }),
  content('/calendar', '営業日カレンダー'),
  content('/sitemap', 'サイトマップ'),
  content('/external-transmission', '外部送信について'),
  content('/{url}', null, { ...withMarkdown, collection: 'static-pages' }),
  document('/llms.txt'),
  document('/news/feed.xml'),
  document('/blog/feed.xml'),

  shell('/ec', 'ホーム'),
  shell('/popup', '会員の方へのお知らせ'),

  shell('/cart', 'カート'),
  shell('/cart/shipping-select', 'お届け先の選択', checkout),
  shell('/cart/shipping-add', 'ご注文者・お届け先', checkout),
  shell('/cart/recipients', 'お届け先をまとめて入れる', checkout),
  shell('/cart/shipping-detail', 'お届け日時', checkout),
  shell('/cart/payment', 'お支払い方法', { ...checkout, takes_cards: true }),
  shell('/cart/confirm', 'ご注文内容の確認', checkout),
  shell('/cart/complete', 'ご注文完了', checkout),

  shell('/catalog-order', 'カタログ請求'),
  shell('/catalog-order/confirm', 'カタログ請求内容の確認'),
  shell('/catalog-order/complete', 'カタログ請求完了'),
  shell('/contact', 'お問い合わせ'),
  shell('/contact/confirm', 'お問い合わせ内容の確認'),
  shell('/contact/complete', 'お問い合わせ完了'),
  shell('/coupon', 'クーポン'),
  shell('/login', 'ログイン', { guard: 'guest-only', is_open_without_keycode: true }),
  shell('/login/unlock', 'ログイン停止の解除', secretAndOpen),
  shell('/login_sync', 'ほかの店舗の会員IDでログイン', {
    guard: 'guest-only',
    is_open_without_keycode: true,
  }),
  shell('/register', '会員登録', { guard: 'guest-only' }),
  shell('/register/complete', '会員登録完了', { guard: 'member' }),
  shell('/reminder', 'パスワードをお忘れの方', { guard: 'guest-only', is_open_without_keycode: true }),
  shell('/reminder/reset', 'パスワードの再設定', secretAndOpen),
  shell('/reminder/username', 'ログインIDをお忘れの方', {
    guard: 'guest-only',
    is_open_without_keycode: true,
  }),
  shell('/reminder/username/confirm', 'ログインIDの確認', secretAndOpen),
  shell('/reminder/username/reset', 'ログインIDの再設定', secretAndOpen),
  shell('/verify', 'ご本人の確認', { guard: 'unverified', is_open_without_keycode: true }),
  shell('/verify/email', 'メールアドレスの確認', { ...secretAndOpen, guard: 'unverified' }),
  shell('/verify/undo', 'メールアドレスの変更の取り消し', secretAndOpen),
  { ...shell('/oauth/callback', 'ログイン', secretAndOpen), kind: 'gate' },
  // Its query is the wanted address, which may itself hold a secret.
  { ...shell('/keycode', 'キーコード', { ...checkout, ...secretAndOpen }), kind: 'gate' },
  content('/maintenance', 'メンテナンス中', {
    layout: 'maintenance',
    is_indexed: false,
    is_open_without_keycode: true,
    speculation: 'none',
  }),
  content('/error', 'エラー', {
    layout: 'simple',
    is_indexed: false,
    is_open_without_keycode: true,
    speculation: 'none',
  }),
  content('/invalid-channel', '404', {
    layout: 'invalidChannel',
    is_indexed: false,
    is_open_without_keycode: true,
    speculation: 'none',
  }),
  content('/invalid-route', '404', {
    is_indexed: false,
    is_open_without_keycode: true,
    speculation: 'none',
  }),
  shell('/orders/receipt', '領収書・請求書', secret),
  shell('/company/join', '購入担当者へのご招待', { ...secretAndOpen, ...business }),

  shell('/social-gift', 'ギフトのお受け取り', gift),
  ...Object.entries({
    shipping: 'お届け先のご入力',
    delivery: 'お届け日時のご指定',
    confirm: 'お受け取り内容の確認',
    complete: 'ギフトのお受け取り',
  }).flatMap(([step, title]) => [
    shell(`/social-gift/${step}`, title, gift),
    shell(`/social-gift/{resourceKey}/${step}`, title, gift),
  ]),

  member('', 'マイページ'),
  member('/address', 'アドレス帳'),
  member('/address/add', '住所の追加'),
  member('/address/{resourceKey}/edit', '住所の変更', numbered),
  member('/bike', 'マイバイク', bikes),
  member('/approval', '承認', business),
  member('/approval/{resourceKey}', '承認の内容', { ...business, ...numbered }),
  member('/bookmark', 'あとで見るリスト'),
  member('/card', 'クレジットカード'),
  member('/card/add', 'カードの追加', { takes_cards: true }),
  member('/company', '購入担当者', business),
  member('/gift', '贈りものの記録', { setting: 'PLUGIN.GIFT_RECORD.IS_USE' }),
  member('/inquiry_history', 'お問い合わせ履歴'),
  member('/inquiry_history/{resourceKey}', 'お問い合わせの内容'),
  member('/leave', '退会'),
  member('/list', 'お気に入りリスト'),
  member('/list/{resourceKey}', 'リストの内容'),
  member('/login_history', 'ログイン履歴'),
  member('/logout', 'ログアウト'),
  member('/measurement', '採寸'),
  member('/measurement/edit', '採寸の記録'),
  member('/memorial', '記念日'),
  member('/memorial/add', '記念日の追加'),
  member('/memorial/{resourceKey}/edit', '記念日の変更', numbered),
  member('/message-center', 'メッセージ'),
  member('/message-center/{resourceKey}', 'メッセージの内容'),
  member('/name-embroidery', 'ネーム刺繍'),
  member('/name-embroidery/edit', 'ネーム刺繍の変更'),
  member('/order_history', 'ご注文履歴'),
  member('/order_history/{resourceKey}', 'ご注文の詳細', numbered),
  member('/order_list', '発注リスト', orderLists),
  member('/order_list/{resourceKey}', '発注リストの内容', { ...orderLists, ...numbered }),
  member('/password', 'パスワードの変更'),
  member('/point', 'ポイント'),
  member('/product_history', '閲覧履歴'),
  member('/product_request_history', '入荷のお知らせ'),
  member('/product_search_history', '検索履歴'),
  member('/quotation', '見積書', quotations),
  member('/quotation/{resourceKey}', '見積書の内容', { ...quotations, ...numbered }),
  member('/user_info', '会員情報'),
  member('/user_info/edit', '会員情報の変更'),
]

/** A route by its path as written in the table. @throws for a path the table lacks */
export function requireRoute(path: string): Route {
  const route = routes.find((one) => one.path === path)
  if (!route) throw new Error(`src/routes.ts has no route ${path}.`)
  return route
}

/** Whether a link leads to an existing page: banners may name routes that are declared but not built. */
export function leadsToPage(href: string): boolean {
  return !href.startsWith('/') || (findRoute(href)?.has_page ?? true)
}

/**
 * Login, what mends it and what lies behind it: a shop without members (SITE.NO_MEMBER_USE) has neither such pages nor
 * links to them.
 */
export function isForMembers({ path, guard }: Route): boolean {
  const [, first = ''] = path.split('/')
  return guard !== 'public' || membership.includes(first)
}

export function leadsToMembers(href: string): boolean {
  const route = href.startsWith('/') ? findRoute(href) : undefined
  return route !== undefined && isForMembers(route)
}

/** The route a path of the shop belongs to. */
export function findRoute(href: string): Route | undefined {
  const [written = ''] = href.split(/[?#]/, 1)
  const path = written.length > 1 && written.endsWith('/') ? written.slice(0, -1) : written
  return listPatterns().find(({ pattern }) => pattern.test(path))?.route
}

let patterns: { route: Route; pattern: RegExp }[] | undefined

/**
 * Literal routes come before those with params, `/{url}` last. Made when first needed, because a page asks several
 * times.
 */
function listPatterns() {
  patterns ??= routes
    .toSorted((a, b) => countParams(a) - countParams(b) || b.path.length - a.path.length)
    .map((route) => ({ route, pattern: toPattern(route.path) }))
  return patterns
}

function toPattern(path: string): RegExp {
  // Static pages may be as deep as editors like.
  return new RegExp(`^${path.replace('{url}', '.+').replace(/\{\w+\}/g, '[^/]+')}$`)
}

function countParams({ path }: Route): number {
  // A static page's address may look like anything, so it comes after everything else.
  return path === '/{url}' ? Number.MAX_SAFE_INTEGER : path.split('{').length
}
