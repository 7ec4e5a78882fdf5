import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { toCallPrefix } from './to-call-prefix.ts'

/** How requests leave: over TLS, from another site's page, from another address. */
export interface BrowserTraits {
  channel?: string
  headers?: Record<string, string>
}

type Send = (path: string, init?: RequestInit) => Promise<Response>

/** A browser at a shop API: it keeps the cookies it is given and sends them along, as browsers do. */
export function openShopperBrowser(send: Send, { channel = 'moto', headers = {} }: BrowserTraits = {}) {
  const jar = new Map<string, string>()
  const traits = { headers }

  async function ask(name: CallName, input: LooseInput = {}, bearer?: string | null) {
    const [method = '', path = ''] = name.split(' ')
    const filled = path.replace(/\{([\w-]+)\}/g, (_, param: string) =>
      encodeURIComponent(String(input.params?.[param])),
    )
    const query = new URLSearchParams(input.query ?? {})
    const answer = await send(`${toCallPrefix(name, channel)}${filled}${query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...traits.headers,
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
    if (isOver) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }

  return {
    jar,
    traits,
    ask,
    /** Makes a call that must succeed. */
    async call<Name extends CallName>(name: Name, input?: PartialInput<Name>, bearer?: string | null) {
      const answer = await ask(name, input as LooseInput, bearer)
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as CallOutput<Name>
    },
    /** Makes a call that must be refused. */
    async refuse<Name extends CallName>(name: Name, input?: PartialInput<Name>, bearer?: string | null) {
      const answer = await ask(name, input as LooseInput, bearer)
      if (answer.status < 400) throw new Error(`${name} answered ${answer.status}`)
      return { status: answer.status, ...((await answer.json()) as ErrorBody) }
    },
  }
}

export type ShopperBrowser = ReturnType<typeof openShopperBrowser>

type PartialInput<Name extends CallName> = Partial<CallInput<Name>>

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}
