import type { Store } from '#publisher/store/store.ts'

/** Makes a release of one piece of news live, `/news/a/`, as a publish of it would. @returns its number */
export async function putRelease(store: Store, title: string, site = 'moto'): Promise<number> {
  const published = store.site(site)
  const draft = await published.beginRelease({
    created_at: '2026-07-01T03:00:00.000Z',
    content_version: 1,
    inputs_hash: title,
    manifest: {
      variant: 'garage',
      theme: 'garage',
      site: null,
      code_hash: 'c',
      entry: '',
      client: '',
    },
    rewrites: [],
    is_closed: false,
  })
  const html = `<html><body><h1>${title}のお知らせ</h1><p>平素より</p></body></html>`
  await draft.put([
    {
      ...(await published.blobs.write(new TextEncoder().encode(html), 7)),
      path: '/news/a/',
      kind: 'page',
      status: 200,
      content_type: 'text/html; charset=utf-8',
      headers: {},
      tags: [],
      is_indexed: true,
      last_modified: null,
    },
  ])
  await draft.finish({ pages: 1, changed: 1, removed: 0, bytes: html.length, milliseconds: 1 })
  return draft.id
}
