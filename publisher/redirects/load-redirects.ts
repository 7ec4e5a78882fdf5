import type { CallOutput } from '#contract/index.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'

type Redirects = CallOutput<'GET /v1/redirects'>['data']

const MOST_PAGES = 1_000

/**
 * The old addresses of a shop. An API that keeps none (the call is ours) has none.
 * @param api address of the API for servers, without channel and trailing slash
 */
export async function loadRedirects(
  site: SiteConfig,
  api: string,
  keycode_token: string | null,
): Promise<Redirects> {
  const client = createValidatedApi({
    base: `${api}/${site.channel}`,
    keycode_token: () => keycode_token,
  })
  const redirects: Redirects = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await client.call('GET /v1/redirects', { query: { page, per: 'all' } }).catch(toNone)
    if (!answer) break
    redirects.push(...answer.body.data)
    if (page >= (answer.paging?.last_page ?? 1)) break
  }
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
}

function toNone(error: unknown): undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined
  if (status !== 404 && status !== 501) throw error
}
