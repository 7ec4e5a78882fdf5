import type { $ZodIssue } from 'zod/v4/core'

/** The first thing wrong in an answer: `{ path: 'data[3].title', told: 'expected string, got null' }`. */
export function describeIssue(issue: $ZodIssue, answer: unknown): { path: string; told: string } {
  const found = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : null
  if (found) {
    const inner = describeIssue(found, getAt(answer, issue.path))
    return { path: joinPath(issue.path, inner.path), told: inner.told }
  }
  const value = getAt(answer, issue.path)
  return { path: joinPath(issue.path, ''), told: `${expectation(issue)}, got ${nameValue(value)}` }
}

/** Of the shapes an answer might have had, the closest one: with the fewest errors. */
function nearestBranch(branches: readonly (readonly $ZodIssue[])[]): $ZodIssue | null {
  const nearest = [...branches].filter((issues) => issues.length > 0).sort((a, b) => a.length - b.length)[0]
  return nearest?.[0] ?? null
}

function expectation(issue: $ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
  if (issue.code === 'invalid_format') return `expected a ${issue.format}`
  if (issue.code === 'too_small') return `expected at least ${issue.minimum}`
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}`
  return issue.message || issue.code
}

function nameValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object') return 'an object'
  const text = JSON.stringify(value)
  return `${typeof value} ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`
}

function getAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}

function joinPath(path: readonly PropertyKey[], rest: string): string {
  const start = path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text && '.'}${String(key)}`),
    '',
  )
  return start + (rest && !rest.startsWith('[') && start ? '.' : '') + rest
}
