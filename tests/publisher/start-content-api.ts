import { json } from 'node:stream/consumers'
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
  /** Ends whoever renders it: its thread, or all of its process. */
  poison?: 'thread' | 'process'
  /** How long it takes. */
  takes_ms?: number
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
  /** Of an API that keeps them. */
  redirects?: { from: string; to: string }[]
  /** Of a shop that is closed; null for an open one. */
  keycode: string | null
  /** The pass the keycode is changed for. */
  pass: string
  pass_expires_at: string
}

function toChanges({ version, changes }: Content, since: number) {
  const data = changes.filter((one) => one.version > since)
  const when = '2026-07-01T03:00:00.000Z'
  return { version, data: data.map((one) => ({ ...one, action: 'updated', changed_at: when })) }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function sayKeycode(content: Content, request: IncomingMessage, response: ServerResponse) {
  const { keycode } = (await json(request)) as { keycode: string }
  if (keycode === content.keycode)
    return answer(response, 200, { keycode_token: content.pass, expires_at: content.pass_expires_at })
  const errors = [{ field: 'keycode', code: 'keycode.invalid', message: 'キーコードが違います。' }]
  answer(response, 422, { code: 'validation', message: '入力をご確認ください。', errors })
}

/** Somebody else's shop API, reduced to what a publish reads; its content is the test's to change. */
export async function startContentApi(pages: Record<string, DemoPage>, wanted_port = 0) {
  const content: Content = {
    version: 1,
    pages,
    settings: { ...settings },
    changes: [],
    keycode: null,
    pass: 'pass-1',
    pass_expires_at: '2099-01-01T00:00:00.000Z',
  }
  let special: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  const server = http.createServer((request, response) => {
    if (special?.(request, response)) return
    const path = request.url ?? ''
    const call = path.replace(/\?.*/, '').split('/').slice(2).join('/')
    if (call === 'v1/keycode/check' && request.method === 'POST')
      return void sayKeycode(content, request, response)
    const isOpen = content.keycode === null || call === 'public.json' || call === 'v1/settings/front'
    const { cookie = '', 'x-keycode-token': pass = /keycode_token=([^;]+)/.exec(cookie)?.[1] } =
      request.headers
    if (!isOpen && pass !== content.pass)
      return answer(response, 403, { code: 'keycode_required', message: 'キーコードが必要です。' })
    if (call === 'v1/keycode/check') return void response.writeHead(204).end()
    const answers: Record<string, unknown> = {
      'public.json': {
        environment: 'test',
        channel: 'demo',
        name: '見本の店',
        content_version: content.version,
      },
      'v1/settings/front': content.settings,
      'pages.json': content.pages,
      ...(content.redirects && { 'v1/redirects': { data: content.redirects } }),
      'v1/changes': toChanges(content, Number(new URL(path, 'http://x').searchParams.get('since'))),
    }
    const found = answers[call]
    answer(response, found ? 200 : 404, found ?? { code: 'not_found', message: 'ありません' })
  })
  const port = await listen(server, wanted_port, '127.0.0.1')
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
