import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { noteSignedOut } from './session.ts'
import { signIn } from './sign-in.ts'

export interface FieldProblem {
  field: string
  message: string
}

/** An answer of 400 and above, or no answer (`status` 0). The message is for people. */
export class Refusal extends Error {
  readonly status: number
  readonly problems: FieldProblem[]

  constructor(status: number, message: string, problems: FieldProblem[] = []) {
    super(message)
    this.status = status
    this.problems = problems
  }
}

/**
 * Asks the shop API as the staff. An expired session asks for the password over what is on the screen, then asks again.
 * @throws Refusal
 */
export async function askApi<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  return (await ask<Body>(method, path, body)).body
}

/** A page of a list, with how many entries and pages there are. @throws Refusal */
export async function askList<Entry>(path: string): Promise<{ data: Entry[]; total: number; last: number }> {
  const { body, headers } = await ask<{ data: Entry[] }>('GET', path)
  return {
    data: body.data,
    total: Number(headers.get('x-total')),
    last: Number(headers.get('x-last-page')),
  }
}

async function ask<Body>(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ body: Body; headers: Headers }> {
  for (;;) {
    const response = await send(method, path, body)
    if (response.status === 401) {
      noteSignedOut()
      await signIn(EDITOR_TEXT.sign_in_again)
      continue
    }
    const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => ({}))
    if (response.ok) return { body: answer as Body, headers: response.headers }
    const { message = EDITOR_TEXT.offline, errors } = answer as { message?: string; errors?: FieldProblem[] }
    throw new Refusal(response.status, message, errors)
  }
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`../v1/admin/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch {
    throw new Refusal(0, EDITOR_TEXT.offline)
  }
}
