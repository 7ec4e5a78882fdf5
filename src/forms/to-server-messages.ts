import type { ErrorBody } from '#contract/shapes/error.ts'
import type { FormField } from './form-field.ts'

export interface ServerMessages {
  /** Sentences by field of the form. */
  fields: Record<string, string>
  /** Errors that no field of the form has, e.g. an empty cart. */
  others: string[]
}

/** The fields of a 422 (`orderer.email`), mapped to the fields of the form that was sent. */
export function toServerMessages(
  fields: readonly FormField[],
  refused: NonNullable<ErrorBody['errors']>,
): ServerMessages {
  const messages: ServerMessages = { fields: {}, others: [] }
  for (const { field, message } of refused) {
    const known = fields.find(({ name }) => name === field.split('.').at(-1))
    if (known) messages.fields[known.name] ??= message
    else messages.others.push(message)
  }
  return messages
}
