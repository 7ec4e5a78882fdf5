import type { ErrorBody } from '#contract/shapes/error.ts'

export type FieldFailure = NonNullable<ErrorBody['errors']>[number]
export type Maintenance = NonNullable<ErrorBody['maintenance']>

/** An answer of 400 or above. Rooms that may not import this class recognise it by `name === 'ApiError'`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** For programs, e.g. `cart.common.is_expired`; `http.502` when the answer was not one of the API's own. */
  readonly code: string
  /** Only with 422: one entry a field. */
  readonly fields: readonly FieldFailure[]
  /** Only with 503. */
  readonly maintenance: Maintenance | null
  /** Name of the call, e.g. `PATCH /v1/carts/products/add`. */
  readonly call: string
  readonly url: string
  /** The API's own Japanese sentence for shoppers; empty when it sent none. */
  readonly sentence: string

  constructor(call: string, url: string, status: number, body: unknown) {
    const told = isErrorBody(body) ? body : null
    const code = told?.code ?? `http.${status}`
    super(`${call} answered ${status} ${code} (${url})`)
    this.call = call
    this.url = url
    this.status = status
    this.code = code
    this.fields = told?.errors ?? []
    this.maintenance = told?.maintenance ?? null
    this.sentence = told?.message ?? ''
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}
