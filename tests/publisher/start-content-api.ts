import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '#publisher/origin/listen.ts'

export interface DemoPage {
  title: string
  body?: string
  tags?: string[]
  status?: number
  error?: string
  noindex?: boolean
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

/** Somebody else's shop API, reduced to what a publish reads; its content is the test's to change. */
export async function startContentApi(pages: Record<string, DemoPage>) {
  const content = { version: 1, pages, settings: { ...settings } }
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
    }
    const answer = answers[path.split('/').slice(2).join('/')]
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { code: 'not_found', message: 'ありません' }))
  })
  const port = await listen(server, 0, '127.0.0.1')
  return {
    base: `http://127.0.0.1:${port}`,
    content,
    /** Answers some requests itself when it returns true. */
    intercept: (handler: typeof special) => void (special = handler),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type ContentApi = Awaited<ReturnType<typeof startContentApi>>
