/** An answer that breaks the contract, told so that somebody who runs the API can find it. */
export class ApiShapeError extends Error {
  override readonly name = 'ApiShapeError'
  /** Name of the call, e.g. `GET /v1/news`. */
  readonly call: string
  readonly url: string
  /** Where in the answer, e.g. `data[3].title`; empty for the whole answer. */
  readonly path: string

  /** @param told what was expected and what came, e.g. `expected string, got null` */
  constructor(call: string, url: string, path: string, told: string) {
    super(`${call} answered ${path || 'a body'}: ${told}`)
    this.call = call
    this.url = url
    this.path = path
  }
}
