import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import type { Example, Examples } from '#contract/openapi/load-examples.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'

/** Every answer, the first and the others. */
export interface NotedAnswer {
  name: CallName
  status: number
  headers: Headers
  /** Undefined where it is no JSON. */
  body: unknown
  /** Entries it left in the journal of the staff. */
  edits: number
}

type Input<Name extends CallName> = Partial<CallInput<Name>>
interface Loose {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}

/** Writes down the first success of each call, and the first answer with each code of a refusal. */
export function openNotebook(countEdits: () => Promise<number>) {
  const notes = new Map<CallName, Example>()
  const refusals = new Map<string, Examples['refusals'][string]>()
  const answers: NotedAnswer[] = []
  let visitors = 0
  let edits_so_far = 0

  async function write(name: CallName, input: Loose, answer: Response): Promise<unknown> {
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
    const body: unknown = isJson ? await answer.json() : undefined
    const edits = answer.ok ? await countEdits() : edits_so_far
    answers.push({
      name,
      status: answer.status,
      headers: answer.headers,
      body,
      edits: edits - edits_so_far,
    })
    edits_so_far = edits
    if (!answer.ok) {
      const refusal = body as ErrorBody
      if (!refusals.has(refusal.code)) refusals.set(refusal.code, { status: answer.status, answer: refusal })
      return body
    }
    const note = notes.get(name)
    if (answer.status === 202) notes.set(name, { ...note, accepted: body })
    else if (!note || note.answer === undefined) {
      const { params, query } = input
      notes.set(name, {
        ...(params && { params }),
        ...(query && { query }),
        ...(input.body !== undefined && { body: showForm(input.body) }),
        ...(isJson && { answer: body }),
        ...note,
      })
    }
    return body
  }

  /** Somebody at the shop, from an address of their own. */
  function openVisitor(request: TestShop['request'], bearer: string | null = null) {
    visitors += 1
    const traits = { headers: { 'x-forwarded-for': `203.0.113.${visitors}` } }
    const browser = openShopperBrowser(request, traits)
    const visitor = {
      bearer,
      browser,
      /** Makes a call that must succeed. */
      async call<Name extends CallName>(name: Name, input: Input<Name> = {}): Promise<CallOutput<Name>> {
        const answer = await browser.ask(name, input as Loose, visitor.bearer)
        const body = await write(name, input as Loose, answer)
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(body)}`)
        return body as CallOutput<Name>
      },
      /** Makes a call that must be refused. */
      async refuse<Name extends CallName>(name: Name, input: Input<Name> = {}): Promise<ErrorBody> {
        const answer = await browser.ask(name, input as Loose, visitor.bearer)
        const body = await write(name, input as Loose, answer)
        if (answer.ok) throw new Error(`${name} answered ${answer.status}`)
        return body as ErrorBody
      },
      /** Sends a form with a file. */
      async upload<Name extends CallName>(name: Name, form: FormData): Promise<CallOutput<Name>> {
        const answer = await request(`/moto${name.slice(name.indexOf(' ') + 1)}`, {
          method: 'POST',
          headers: {
            ...traits.headers,
            ...(visitor.bearer && { authorization: `Bearer ${visitor.bearer}` }),
          },
          body: form,
        })
        const body = await write(name, { body: form }, answer)
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(body)}`)
        return body as CallOutput<Name>
      },
      /** Asks what no client of the contract would, to be refused. */
      async ask(path: string, init?: RequestInit): Promise<void> {
        const answer = await request(path, { ...init, headers: { ...traits.headers, ...init?.headers } })
        await write('GET /public.json', {}, answer)
        if (answer.ok) throw new Error(`${path} answered ${answer.status}`)
      },
    }
    return visitor
  }

  return { notes, refusals, answers, openVisitor }
}

export type Notebook = ReturnType<typeof openNotebook>
export type Visitor = ReturnType<Notebook['openVisitor']>

/** Files of a form by their names. */
function showForm(body: unknown): unknown {
  if (!(body instanceof FormData)) return body
  return Object.fromEntries(
    [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  )
}
