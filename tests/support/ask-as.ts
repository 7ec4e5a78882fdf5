import type { TestMember } from './create-member.ts'
import type { TestShop } from './open-test-shop.ts'

export interface Asked {
  status: number
  /** The JSON of the answer; null for 204. */
  body: unknown
  headers: Headers
}

export interface AskOptions {
  as?: Pick<TestMember, 'headers'>
  body?: unknown
  channel?: string
}

/** Makes calls of a test shop, as a member or a guest: `ask('POST me/bookmarks', { as, body })`. */
export function createAsk(shop: Pick<TestShop, 'request'>) {
  return async (call: string, { as, body, channel = 'moto' }: AskOptions = {}): Promise<Asked> => {
    const [method = '', path = ''] = call.split(' ')
    const answer = await shop.request(`/${channel}/v1/${path}`, {
      method,
      headers: { ...as?.headers },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text === '' ? null : (JSON.parse(text) as unknown),
      headers: answer.headers,
    }
  }
}
