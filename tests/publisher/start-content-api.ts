import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '#publisher/origin/listen.ts'

export interface DemoPage {
  title: string
  body?: string
  /** More of its head. */
  head?: string
  tags?: string[]
  status?: number
  /** What its code throws, and what the API is to blame for. */
  error?: string
  api_error?: string
  noindex?: boolean
  content_type?: string
}

const settings: Record<string, unknown> = {
  'SITE.THEME': 'simple',
  'SITE.NAMESPACE': 'demo',
  'SITE.STORAGE_URL': '/storage',
  'SITE.CHANNEL_PREFIX': 'demo',
  'SITE.NAME': '見本の店',
  'SITE.TITLE': '見本の店',
  'SITE.DESCRIPTION': '',
  'SITE.IS_KEYCODE_REQUIRED': false,
  'SITE.NO_MEMBER_USE': false,
  'SITE.IS_USE_TOP_LP': false,
  'SITE.BREAKPOINT.SCREEN-SM': 640,
  'SITE.BREAKPOINT.SCREEN-MD': 960,
  'CART.POPUP_COMPONENT': null,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': false,
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': true,
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': true,
}

interface Content {
  version: number
  pages: Record<string, DemoPage>
  settings: Record<string, unknown>
  changes: { version: number; type: string; key: string }[]
}

function toChanges({ version, changes }: Content, since: number) {
  const data = changes.filter((one) => one.version > since)
  const when = '2026-07-01T03:00:00.000Z'
  return { version, data: data.map((one) => ({ ...one, action: 'updated', changed_at: when })) }
}

/** Somebody else's shop API, reduced to what a publish reads; its content is the test's to change. */
export async function startContentApi(pages: Record<string, DemoPage>) {
  const content: Content = { version: 1, pages, settings: { ...settings }, changes: [] }
  let special: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  const server = http.createServer((request, response) => {
    if (special?.(request, response)) return
    const path = request.url ?? ''
    const answers: Record<string, unknown> = {
      'public.json': {
        environment: 'test',
        channel: 'demo',
        name: '見本の店',
        content_version: content.version,
      },
      'v1/settings/front': content.settings,
      'pages.json': content.pages,
      'v1/changes': toChanges(content, Number(new URL(path, 'http://x').searchParams.get('since'))),
    }
    const answer = answers[path.replace(/\?.*/, '').split('/').slice(2).join('/')]
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { code: 'not_found', message: 'ありません' }))
  })
  const port = await listen(server, 0, '127.0.0.1')
  return {
    base: `http://127.0.0.1:${port}`,
    content,
    /** Changes something, as an editor does, and notes it. */
    edit(type: string, key: string, change: () => void) {
      change()
      content.version += 1
      content.changes.push({ version: content.version, type, key })
    },
    /** Answers some requests itself when it returns true. */
    intercept: (handler: typeof special) => void (special = handler),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type ContentApi = Awaited<ReturnType<typeof startContentApi>>
