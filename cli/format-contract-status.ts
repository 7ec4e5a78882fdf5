import type { OpenApiDocument, OpenApiOperation } from '#contract/openapi.ts'

/**
 * One line a call, grouped by heading, and at the end exactly
 * `served N of M, not yet served K`.
 * @throws when the document does not say of every call whether it is served
 */
export function formatContractStatus(document: OpenApiDocument): string {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const unknown = operations.find((operation) => typeof operation['x-served'] !== 'boolean')
  if (unknown) throw new Error(`The API does not say whether it serves ${unknown['x-call']}.`)
  const groups = document.tags.map(({ name }) => {
    const calls = operations.filter(({ tags }) => tags.includes(name))
    return [`${name} (${countServed(calls)}/${calls.length})`, ...calls.map(toLine), ''].join('\n')
  })
  const served = countServed(operations)
  const total = operations.length
  return [...groups, `served ${served} of ${total}, not yet served ${total - served}`].join('\n')
}

const countServed = (operations: readonly OpenApiOperation[]) =>
  operations.filter((operation) => operation['x-served']).length

function toLine(operation: OpenApiOperation): string {
  const state = operation['x-served'] ? 'served        ' : 'not yet served'
  return `  ${state}  ${operation['x-auth'].padEnd(11)}  ${operation['x-call']}`
}
