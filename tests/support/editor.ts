import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { StaffSecrets } from '#shop-api/staff/staff-secrets.ts'
import { toCallPrefix } from './to-call-prefix.ts'

export const STAFF = { token: 'token-of-the-test' }

/** The same for every shop, as `ADMIN_TOKEN` has it. */
export const staffSecrets: StaffSecrets = () => ({ tokens: [STAFF.token] })

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
    return request(`${toCallPrefix(name, channel)}${filled}?${query}`, {
      method,
      headers: { authorization: `Bearer ${bearer}` },
      ...(input.body !== undefined && {
        body: input.body instanceof FormData ? input.body : JSON.stringify(input.body),
      }),
    })
  }
  const call = async <Name extends CallName>(
    name: Name,
    input: Partial<CallInput<Name>>,
  ): Promise<CallOutput<Name>> => {
    const response = await send(name, input as Input)
    const text = await response.text()
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as CallOutput<Name>
  }
  return {
    /** A call that must succeed. */
    call,
    /** One of the first hundred products by its key. */
    async findProduct(key: string): Promise<AdminProduct> {
      const { data } = await call('GET /v1/admin/products', { query: { per: 100 } })
      const found = data.find((product) => product.key === key)
      if (!found) throw new Error(`No product ${key}`)
      return found
    },
    async readVersion(): Promise<number> {
      const { content_version } = (await (await request(`/${channel}/public.json`)).json()) as {
        content_version: number
      }
      return content_version
    },
    /** What was announced after a version: `news year-end created`. */
    async listChanges(since: number): Promise<string[]> {
      const { data } = await call('GET /v1/changes', { query: { since, per: 'all' } })
      return data.map(({ type, key, action }) => `${type} ${key} ${action}`)
    },
    /** Sends a photograph. */
    async sendPicture(bytes: Uint8Array, { name = 'photo.jpg', ...fields }: Record<string, string> = {}) {
      return call('POST /v1/admin/pictures', { body: toPictureForm(bytes, { name, ...fields }) as never })
    },
    /** A photograph that must be refused. */
    async refusePicture(bytes: Uint8Array, { name = 'photo.jpg' }: { name?: string } = {}) {
      return this.refuse('POST /v1/admin/pictures', { body: toPictureForm(bytes, { name }) as never })
    },
    /** A call that must be refused. */
    async refuse<Name extends CallName>(name: Name, input: Partial<CallInput<Name>>) {
      const response = await send(name, input as Input)
      if (response.ok) throw new Error(`${name} answered ${response.status}`)
      return { status: response.status, ...((await response.json()) as ErrorBody) }
    },
  }
}

/** The form of a photograph. @param fields `name` is the name of its file */
export function toPictureForm(bytes: Uint8Array, { name, ...fields }: Record<string, string>): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name ?? ''))
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return form
}

interface Input {
  params?: unknown
  query?: object
  body?: unknown
}
