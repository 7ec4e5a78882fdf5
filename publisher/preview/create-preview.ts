import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PREVIEW_PATH } from '#contract/preview-names.ts'
import { ApiError } from '#src/api/api-error.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import type { PublishedSite } from '#publisher/changes/site-publisher.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { type Bundles, openBundles } from '../bundles/open-bundles.ts'
import { loadPass } from '../door/load-pass.ts'
import { getContentType } from '../files/content-type.ts'
import { toCacheHeaders } from '../hosting/cache-control.ts'
import { sendPlain } from '../origin/send-plain.ts'
import type { LoadedBundle } from '../load-bundle.ts'
import { readSiteFacts } from '../publish-inputs.ts'
import { toDocumentPath } from '../render/document-path.ts'
import { createRenderInput } from '../render/create-render-input.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.ts'
import type { FinishedPage } from '../render/render-page.ts'
import type { Store } from '../store/store.ts'
import { isRendered } from '../store/stored-document.ts'
import { listChangedLines } from './list-changed-lines.ts'
import { framePolicy, type Preview, toPreviewFrame } from './preview-frame.ts'

const OVER =
  'このプレビューのリンクは、期限が切れているか正しくありません。編集画面からもう一度開いてください。\n'
const GONE = 'このページは、公開してもお店に表示されません。\n'
const BUILDING = 'このテーマを用意しています。1分ほどで表示します。このままお待ちください。\n'
const UNREACHABLE = 'ただいまプレビューを表示できません。しばらくしてからもう一度お試しください。\n'

/** What every answer of a preview says: nobody keeps it, finds it or learns its address. */
const secrecy = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** How long a page waits for its theme to be built. Whoever asks then is told to wait, and asked again by the browser. */
const PATIENCE_MS = 20_000
const ASK_AGAIN_S = 3
/** Each has a bundle in memory. The one that was not used for longest is closed. */
const MOST_POOLS = 3

interface Visit {
  published: PublishedSite
  token: string
  query: URLSearchParams
}

/**
 * Shows a draft or a planned thing as its shop would, or the whole shop, in any theme there is: the API reads everything as
 * if it were published (docs/decisions/0022). Nothing of it is stored.
 */
export function createPreview(
  store: Store,
  sites: readonly PublishedSite[],
  clock: () => Date,
  themeBundles: Bundles = openBundles(store.for_hosts),
) {
  const publishedSites = new Map(sites.map((published) => [published.site.name, published]))
  /** Of variants somebody looked at, the site's own included. */
  const bundles = new Map<string, LoadedBundle>()
  const pools = new Map<string, RenderPool>()

  const toOwnTheme = ({ bundle }: PublishedSite) => bundle.manifest.theme

  function chooseTheme({ published, query }: Visit): string {
    const own = toOwnTheme(published)
    return listThemes().find((theme) => theme === query.get('theme')) ?? own
  }

  async function loadThemeBundle({ site, bundle }: PublishedSite, theme: string): Promise<LoadedBundle> {
    const found = theme === bundle.manifest.theme ? bundle : await themeBundles.load(site.name, theme)
    bundles.set(found.manifest.variant, found)
    return found
  }

  function openPool({ manifest, entry }: LoadedBundle): RenderPool {
    const key = `${manifest.variant} ${manifest.code_hash}`
    const pool = pools.get(key) ?? createRenderPool(entry, 1)
    // Last in the map: used last.
    pools.delete(key)
    pools.set(key, pool)
    const [oldest = key] = pools.keys()
    if (pools.size > MOST_POOLS) {
      void pools.get(oldest)?.close()
      pools.delete(oldest)
    }
    return pool
  }

  async function readPreview({ published: { site, api }, token }: Visit): Promise<Preview> {
    const keycode_token = await loadPass(site, api)
    const calls = createValidatedApi({ base: `${api}/${site.channel}`, keycode_token: () => keycode_token })
    return (await calls.call('GET /v1/previews/{token}', { params: { token } })).body
  }

  async function render(visit: Visit, path: string, theme: string): Promise<FinishedPage | undefined> {
    const { site, api } = visit.published
    const bundle = await loadThemeBundle(visit.published, theme)
    const { settings } = await readSiteFacts(site, api)
    const keycode_token = await loadPass(site, api)
    const input = createRenderInput(
      { site, api, keycode_token, now: clock(), store, bundle },
      { ...settings, 'SITE.THEME': theme },
      null,
    )
    return openPool(bundle).preview(input, toDocumentPath(path), visit.token)
  }

  async function compare(visit: Visit, preview: Preview): Promise<string[]> {
    const { name } = visit.published.site
    const published = store.site(name)
    const live = await published.getLive()
    const document = live && (await published.openView(live.id).get(toDocumentPath(preview.path)))
    const before =
      document && isRendered(document) ? (await published.blobs.readPlain(document)).toString('utf8') : ''
    const page = await render(visit, preview.path, toOwnTheme(visit.published))
    return listChangedLines(toMain(before), toMain(new TextDecoder().decode(page?.bytes)))
  }

  async function sendFrame(response: ServerResponse, visit: Visit, preview: Preview): Promise<void> {
    const { published, query } = visit
    const own = toOwnTheme(published)
    const html = toPreviewFrame({
      preview,
      path: toPath(visit, preview),
      themes: [own, ...listThemes().filter((theme) => theme !== own)],
      theme: chooseTheme(visit),
      isNarrow: query.get('width') === 'narrow',
      changes: query.get('show') === 'changes' && !preview.is_theme ? await compare(visit, preview) : null,
    })
    send(response, html, { 'content-security-policy': framePolicy })
  }

  async function sendPage(response: ServerResponse, visit: Visit, preview: Preview): Promise<void> {
    const theme = chooseTheme(visit)
    const rendered = render(visit, toPath(visit, preview), theme)
    const late = wait(PATIENCE_MS, 'late' as const, { ref: false })
    // It goes on without us, and fails again when it is asked for again.
    rendered.catch(() => {})
    const page = await Promise.race([rendered, late])
    if (page === 'late')
      return sendPlain(response, 503, BUILDING, { ...secrecy, refresh: String(ASK_AGAIN_S) })
    if (!page) return sendPlain(response, 404, GONE, secrecy)
    const policy = page.headers['content-security-policy'] ?? ''
    send(response, toFramed(new TextDecoder().decode(page.bytes), visit, preview), {
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    })
  }

  function send(response: ServerResponse, html: string, headers: Record<string, string>): void {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers, ...secrecy })
    response.end(response.req.method === 'HEAD' ? undefined : html)
  }

  return {
    add(ready: PublishedSite): void {
      publishedSites.set(ready.site.name, ready)
    },
    remove(name: string): void {
      publishedSites.delete(name)
    },
    /** @param address below `PREVIEW_PATH`, as the client sent it. @returns whether it was ours to answer */
    async answer(response: ServerResponse, site: string, address: string): Promise<boolean> {
      const published = publishedSites.get(site)
      const [path = '', query = ''] = address.split('?')
      const [, token, isPage] = /^\/preview\/([\w~.-]+)\/(page\/)?$/.exec(path) ?? []
      if (!published || !address.startsWith(PREVIEW_PATH) || token === undefined) return false
      const visit = { published, token, query: new URLSearchParams(query) }
      try {
        const preview = await readPreview(visit)
        await (isPage ? sendPage : sendFrame)(response, visit, preview)
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 404
        sendPlain(response, isOver ? 404 : 503, isOver ? OVER : UNREACHABLE, secrecy)
        if (!isOver) throw error
      }
      return true
    },
    /** Scripts and styles of a variant that no live release has. @returns whether there is such a file */
    async sendAsset(response: ServerResponse, path: string): Promise<boolean> {
      for (const { client } of bundles.values()) {
        const bytes = await readFile(join(client, path)).catch(() => undefined)
        if (!bytes) continue
        response.writeHead(200, { 'content-type': getContentType(path), ...toCacheHeaders(path, 'asset') })
        response.end(response.req.method === 'HEAD' ? undefined : bytes)
        return true
      }
      return false
    },
    async close(): Promise<void> {
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

/** The page that is shown: of a look at other themes the one that was asked for, else the one the link is for. */
function toPath({ query }: Visit, { is_theme, path }: Preview): string {
  const asked = query.get('path') ?? ''
  return is_theme && isOwnPath(asked) ? asked : path
}

/**
 * Links lead out of the frame: to the shop as it is, or, where the whole shop is looked at, on to the next page in the same
 * theme. What a script adds to the page later leads to the shop as it is.
 */
function toFramed(html: string, { token, query }: Visit, { is_theme }: Preview): string {
  const framed = html.replace(/<head[^<>]*>/i, '$&<base target="_top">')
  if (!is_theme) return framed
  return framed.replace(/<a\s(?:[^<>"]|"[^"]*")*>/g, (tag) =>
    tag.replace(/(\shref=")([^"]*)"/, (attribute, start: string, href: string) => {
      const [path = ''] = href.split(/[?#]/, 1)
      if (!isOwnPath(path)) return attribute
      const next = new URLSearchParams(query)
      next.set('path', path)
      return `${start}${PREVIEW_PATH}${token}/?${next.toString().replaceAll('&', '&amp;')}"`
    }),
  )
}

/** A path of a page, as it stands in links. */
function isOwnPath(path: string): boolean {
  return /^\/(?:[\w~.%-]+\/)*$/.test(path)
}

/** What stands around every page is not what was edited. */
function toMain(html: string): string {
  const start = html.search(/<main\b/i)
  const end = html.lastIndexOf('</main>')
  return start < 0 || end < start ? html : html.slice(start, end)
}

export type Previews = ReturnType<typeof createPreview>
