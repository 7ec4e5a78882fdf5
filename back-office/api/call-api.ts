import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'
import { type FieldProblem, Refusal } from './refusal.ts'

/** Calls the staff's browser makes. */
export type StaffCall = Extract<CallName, `${string} /v1/admin/${string}`>

type Filled<Input> = { [Part in keyof Input as Input[Part] extends undefined ? never : Part]?: Input[Part] }

/** What a list answers beside its entries. */
export interface Answer<Body> {
  body: Body
  /** Entries of the whole list; 0 where the answer is no list. */
  total: number
}

/**
 * Makes a call of the contract as whoever is signed in here.
 * @returns the body of the answer: a `Blob` where the contract says it is a file
 * @throws Refusal
 */
export async function callApi<Name extends StaffCall>(
  name: Name,
  input: Filled<CallInput<Name>> = {},
): Promise<CallOutput<Name>> {
  return (await askApi<CallOutput<Name>>(name, input)).body
}

interface UntypedInput {
  params?: Record<string, string | number> | undefined
  query?: object | undefined
  body?: unknown
}

/** The same by a name that is only known at run time. @throws Refusal */
export async function askApi<Body>(
  name: string,
  { params = {}, query, body }: UntypedInput = {},
): Promise<Answer<Body>> {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
  const response = await send(method, `..${filled}${toSearch(query)}`, body)
  if (!response.ok) throw await toRefusal(response)
  return { body: (await readBody(response)) as Body, total: Number(response.headers.get('x-total')) }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const isFile = response.headers.has('content-disposition')
  return isFile ? response.blob() : response.json()
}

async function send(method: string, address: string, body: unknown): Promise<Response> {
  try {
    return await fetch(address, { method, ...toPayload(body) })
  } catch {
    throw new Refusal(0, FRAME_TEXT.offline)
  }
}

function toPayload(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  if (hasFile(body)) return { body: toForm(body) }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const hasFile = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)

/** A body with a file travels as a form. */
function toForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}

async function toRefusal(response: Response): Promise<Refusal> {
  const answer = (await response.json().catch(() => ({}))) as {
    code?: string
    message?: string
    errors?: FieldProblem[]
  }
  const { code, message = FRAME_TEXT.unexpected, errors } = answer
  return new Refusal(response.status, message, code, errors)
}

/** Numbers and words as such, switches as 1 and 0, lists one by one; what is empty is left out. */
function toSearch(query: object | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value as unknown]) {
      if (one === undefined || one === null || one === '') continue
      search.append(name, typeof one === 'boolean' ? String(Number(one)) : String(one))
    }
  }
  return search.size > 0 ? `?${search}` : ''
}
