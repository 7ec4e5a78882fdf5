import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'

export const STAFF = { password: 'noren-2026', token: 'token-of-the-test' }

/** Somebody of the shop's staff, with the calls of the contract by name. */
export function createEditor(
  request: (path: string, init?: RequestInit) => Promise<Response>,
  { channel = 'moto', bearer = STAFF.token }: { channel?: string; bearer?: string } = {},
) {
  const send = async (name: CallName, input: Input) => {
    const [method = '', path = ''] = name.split(' ')
    const params = (input.params ?? {}) as Record<string, string | number>
    const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)] as [string, string]),
    )
    return request(`/${channel}${filled}?${query}`, {
      method,
      headers: { authorization: `Bearer ${bearer}` },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
  }
  return {
    /** A call that must succeed. */
    async call<Name extends CallName>(
      name: Name,
      input: Partial<CallInput<Name>>,
    ): Promise<CallOutput<Name>> {
      const response = await send(name, input as Input)
      const text = await response.text()
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`)
      return (text === '' ? undefined : JSON.parse(text)) as CallOutput<Name>
    },
    /** A call that must be refused. */
    async refuse<Name extends CallName>(name: Name, input: Partial<CallInput<Name>>) {
      const response = await send(name, input as Input)
      if (response.ok) throw new Error(`${name} answered ${response.status}`)
      return { status: response.status, ...((await response.json()) as ErrorBody) }
    },
  }
}

interface Input {
  params?: unknown
  query?: object
  body?: unknown
}
