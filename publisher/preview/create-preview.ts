import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { PREVIEW_PATH } from '#contract/preview-names.ts'
import { ApiError } from '#src/api/api-error.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import type { PublishedSite } from '#publisher/changes/site-publisher.ts'
import { loadPass } from '../door/load-pass.ts'
import { getContentType } from '../files/content-type.ts'
import { toCacheHeaders } from '../hosting/cache-control.ts'
import { sendPlain } from '../origin/send-plain.ts'
import { readSiteFacts } from '../publish-inputs.ts'
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
const UNREACHABLE = 'ただいまプレビューを表示できません。しばらくしてからもう一度お試しください。\n'

/** What every answer of a preview says: nobody keeps it, finds it or learns its address. */
const secrecy = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

interface Visit {
  published: PublishedSite
  token: string
  query: URLSearchParams
}

/**
 * Shows a draft or a planned thing as its shop would, with the components of any variant that was built: the API reads
 * everything as if it were published (docs/decisions/0022). Nothing of it is stored.
 */
export function createPreview(store: Store, sites: readonly PublishedSite[], clock: () => Date) {
  const publishedSites = new Map(sites.map((published) => [published.site.name, published]))
  const bundles = new Map(sites.map(({ bundle }) => [bundle.manifest.variant, bundle]))
  const pools = new Map<string, RenderPool>()

  /** Variants a site can be seen in: its own, and those without another site's overrides. */
  function listVariants({ site, bundle }: PublishedSite): string[] {
    const others = [...bundles.values()].filter(
      ({ manifest }) => manifest.site === null || manifest.site === site.name,
    )
    return [...new Set([bundle, ...others].map(({ manifest }) => manifest.variant))]
  }

  function chooseVariant({ published, query }: Visit): string {
    const [own = ''] = listVariants(published)
    return listVariants(published).find((variant) => variant === query.get('theme')) ?? own
  }

  async function readPreview({ published: { site, api }, token }: Visit): Promise<Preview> {
    const keycode_token = await loadPass(site, api)
    const calls = createValidatedApi({ base: `${api}/${site.channel}`, keycode_token: () => keycode_token })
    return (await calls.call('GET /v1/previews/{token}', { params: { token } })).body
  }

  async function render(visit: Visit, { path }: Preview): Promise<FinishedPage | undefined> {
    const { site, api } = visit.published
    const variant = chooseVariant(visit)
    const bundle = bundles.get(variant) ?? visit.published.bundle
    const pool = pools.get(variant) ?? createRenderPool(bundle.entry, 1)
    pools.set(variant, pool)
    const { settings } = await readSiteFacts(site, api)
    const keycode_token = await loadPass(site, api)
    const input = createRenderInput({ site, api, keycode_token, now: clock(), store, bundle }, settings, null)
    return pool.preview(input, path, visit.token)
  }

  async function compare(visit: Visit, preview: Preview): Promise<string[]> {
    const { name } = visit.published.site
    const published = store.site(name)
    const live = await published.getLive()
    const document = live && (await published.openView(live.id).get(preview.path))
    const before =
      document && isRendered(document) ? (await published.blobs.readPlain(document)).toString('utf8') : ''
    const page = await render({ ...visit, query: new URLSearchParams() }, preview)
    return listChangedLines(toMain(before), toMain(new TextDecoder().decode(page?.bytes)))
  }

  async function sendFrame(response: ServerResponse, visit: Visit, preview: Preview): Promise<void> {
    const { published, query } = visit
    const html = toPreviewFrame({
      preview,
      variants: listVariants(published),
      variant: chooseVariant(visit),
      isNarrow: query.get('width') === 'narrow',
      changes: query.get('show') === 'changes' ? await compare(visit, preview) : null,
    })
    send(response, html, { 'content-security-policy': framePolicy })
  }

  async function sendPage(response: ServerResponse, visit: Visit, preview: Preview): Promise<void> {
    const page = await render(visit, preview)
    if (!page) return sendPlain(response, 404, GONE, secrecy)
    const policy = page.headers['content-security-policy'] ?? ''
    // Its links lead out of the frame, to the shop as it is.
    const html = new TextDecoder().decode(page.bytes).replace(/<head[^>]*>/i, '$&<base target="_top">')
    send(response, html, {
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
      bundles.set(ready.bundle.manifest.variant, ready.bundle)
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

/** What stands around every page is not what was edited. */
function toMain(html: string): string {
  return /<main\b[\s\S]*<\/main>/i.exec(html)?.[0] ?? html
}

export type Previews = ReturnType<typeof createPreview>
