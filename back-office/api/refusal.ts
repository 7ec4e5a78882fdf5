/** A sentence beside a field; `field` is a dotted path in what was sent. */
export interface FieldProblem {
  field: string
  message: string
}

/** An answer of 400 and above, or no answer (`status` 0). The message is Japanese, for people. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  /** The sentence of each field by its path; react-admin's forms look here. */
  readonly body: { errors: Record<string, string> }

  constructor(status: number, message: string, code = '', problems: readonly FieldProblem[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.body = { errors: Object.fromEntries(problems.map((one) => [one.field, one.message])) }
  }
}
