/** An answer of Stripe's that is an error, in its own shape (docs.stripe.com/api/errors). */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, error: { type: ErrorType; message: string } & Record<string, unknown>) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** 400 for what the request says. @param more `code`, `param` and what else Stripe adds */
export const refuse = (message: string, more: Record<string, unknown> = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string, param: string): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param === 'id' ? what.replace('_', '') : param,
  })
