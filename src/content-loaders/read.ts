import type { CallName } from '#contract/index.ts'
import type { Answer, Api, CallArguments, CallRest } from '#src/api/call-input.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import { requireContext } from '#src/site/render-context.server.ts'

/** Nobody waits at a screen, so a shop whose publisher asks for everything at once may take its time. */
const TIMEOUT_MS = 60_000

/**
 * Reads from the API of the site being rendered; within one publish a question is asked once.
 * @throws ApiError or ApiShapeError, whose messages name the call and what was wrong
 */
export function read<Name extends CallName>(name: Name, ...rest: CallRest<Name>): Promise<Answer<Name>> {
  const api = openApi()
  return once(toQuestion(name, rest[0]), () => api.call(name, ...rest))
}

/** The same for what is passed through once, such as every product of a shop: the answer is not kept. */
export function readPassing<Name extends CallName>(
  name: Name,
  ...rest: CallRest<Name>
): Promise<Answer<Name>> {
  return openApi().call(name, ...rest)
}

function openApi(): Api {
  const { api_base, keycode_token, preview_token } = requireContext()
  return createValidatedApi({
    base: api_base,
    timeout_ms: TIMEOUT_MS,
    keycode_token: () => keycode_token,
    ...(preview_token && { preview_token }),
  })
}

/** Does `work` once within a publish, however many pages ask for its result. */
export function once<Result>(question: string, work: () => Promise<Result>): Promise<Result> {
  const { answers } = requireContext()
  const known = answers.get(question)
  if (known) return known as Promise<Result>
  const answer = work()
  answers.set(question, answer)
  // A failed question is asked again by the next page that needs it.
  answer.catch(() => answers.delete(question))
  return answer
}

/** Lets `read` find what is being read in bulk. What is not among it is asked for by itself. */
export function readInBulk<Name extends CallName>(
  name: Name,
  input: CallArguments<Name>,
  bulk: Promise<Answer<Name> | undefined>,
): void {
  const api = openApi()
  const answer = once(toQuestion(name, input), async () => (await bulk) ?? api.call(name, input))
  // Each caller of `read` is told of a failure. Here it may be that nobody asked, so it is ignored.
  for (const promise of [answer, bulk]) promise.catch(() => {})
}

function toQuestion(name: CallName, input: object | undefined): string {
  return `${name} ${JSON.stringify(input ?? {})}`
}
