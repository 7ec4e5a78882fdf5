import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { API_ANSWERS, NOT_FOUND } from '#src/text/calls/api-answers.ts'

/** An answer of 400 and above that a handler means. `message` is Japanese, for shoppers. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, body: ErrorBody, headers: Record<string, string> = {}) {
    super(`${status} ${body.code}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 404: an id, key or code that names nothing here (or nothing this visitor may know of). */
export function notFound(message: string = NOT_FOUND.anything): ApiError {
  return new ApiError(404, { code: 'not_found', message })
}

/** 422 that concerns no single field, by a code of the contract's `errors`, e.g. `cart.update_products.stock`. */
export function refused(code: string, message: string): ApiError {
  return new ApiError(422, { code, message })
}

/**
 * 422 beside one field, `field` as a dotted path in the body. A code of the contract's `errors` (`user.email_taken`)
 * stands at the top too, so that programs find it in one place; `validation` there means the rules of a field.
 */
export function invalidField(field: string, code: string, message: string): ApiError {
  const errors = [{ field, code, message }]
  if (code.includes('.')) return new ApiError(422, { code, message, errors })
  return new ApiError(422, { code: 'validation', message: API_ANSWERS.validation, errors })
}
