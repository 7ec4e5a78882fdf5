import type { Change, ChangePlan, ListPages } from '#src/site/change-plan.ts'
import type { EnumeratedPages } from '#src/site/left-out-page.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'

/** A variant as small as a variant can be: its pages are whatever the API's `/pages.json` says. */
interface Page {
  title: string
  body?: string
  head?: string
  tags?: string[]
  status?: number
  error?: string
  api_error?: string
  noindex?: boolean
  content_type?: string
  /** Ends whoever renders it: its thread, or all of its process. */
  poison?: 'thread' | 'process'
  /** How long it takes. */
  takes_ms?: number
}

/** Products stand in `product-lists`; the newest comes first. */
const productPage = /^\/product\/[^/]+\/$/

export async function* enumerate(
  context: RenderContext,
  prebuilt: number | null,
): AsyncGenerator<EnumeratedPages> {
  const all = Object.entries(await readPages(context))
  const products = all.filter(([path]) => productPage.test(path))
  const left = new Set(prebuilt === null ? [] : products.slice(prebuilt).map(([path]) => path))
  const paths = all.map(([path]) => path).filter((path) => !left.has(path))
  for (let start = 0; start < paths.length; start += 100)
    yield { addresses: paths.slice(start, start + 100), left_out: [] }
  const left_out = [...left].map((address) => ({
    address: address.split('%2F').map(encodeURI).join('%2F'),
    tags: [`${context.site.name}:in:product-lists`],
    is_indexed: true,
    last_modified: null,
  }))
  yield { addresses: [], left_out }
}

export const frameQuestions: string[] = []

/** News and products have pages, stand in a list and have cards; settings show everywhere. */
export function plan(changes: readonly Change[]): ChangePlan {
  const shown = changes.filter(({ type }) => type === 'news' || type === 'product')
  return {
    is_everything: changes.some(({ type }) => type === 'settings'),
    tags: shown.map(({ type, key }) => `${type}:${key}`),
    paths: shown.map(({ type, key }) => `/${type}/${key}/`),
    cards: Object.fromEntries(shown.map(({ type, key }) => [`/${type}/${key}/`, [`${type}-cards:${key}`]])),
    names: {},
  }
}

export function findListPages(tag: string): ListPages | undefined {
  return tag === 'news-lists' ? { first: '/news/', depth: 5 } : undefined
}

export function prefetch(): void {}

export async function render(request: Request, context: RenderContext): Promise<Response> {
  const path = new URL(request.url).pathname.split('%2F').map(decodeURIComponent).join('%2F')
  const page = (await readPages(context))[path]
  if (!page) return new Response('', { status: 404 })
  if (page.takes_ms) await new Promise((resolve) => setTimeout(resolve, page.takes_ms))
  if (page.poison === 'thread') process.exit(1)
  if (page.poison === 'process') process.kill(process.pid, 'SIGKILL')
  const error = page.api_error ?? page.error
  if (error) {
    const because_of = page.api_error ? 'api' : 'page'
    return Response.json({ error }, { status: 500, headers: { 'x-noren-error': because_of } })
  }
  const robots = page.noindex ? '<meta name="robots" content="noindex">' : ''
  const html =
    `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${page.title}</title>${robots}` +
    `<link rel="stylesheet" href="/_astro/style.abc123.css">${page.head ?? ''}</head>` +
    `<body data-site="${context.site.name}"><h1>${page.title}</h1>${page.body ?? ''}</body></html>`
  return new Response(html, {
    status: page.status ?? 200,
    headers: {
      'content-type': page.content_type ?? 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self' 'sha256-abc='; style-src 'self'",
      ...(page.tags && { 'cache-tag': page.tags.join(',') }),
    },
  })
}

function readPages(context: RenderContext): Promise<Record<string, Page>> {
  const address = `${context.api_base}/pages.json`
  const read = context.answers.get(address) ?? askForPages(address, context.keycode_token)
  context.answers.set(address, read)
  return read as Promise<Record<string, Page>>
}

/** Held against its shape, as the real loaders hold every answer. */
async function askForPages(address: string, pass: string | null): Promise<Record<string, Page>> {
  const response = await fetch(address, pass === null ? {} : { headers: { 'x-keycode-token': pass } })
  if (!response.ok) throw new Error(`GET /pages.json answered ${response.status}`)
  const pages = (await response.json()) as Record<string, Page | undefined>
  for (const [path, page] of Object.entries(pages)) {
    if (typeof page?.title !== 'string') throw new Error(`GET /pages.json answered ${path}: expected a title`)
  }
  return pages as Record<string, Page>
}
