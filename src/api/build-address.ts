import type { LooseInput } from './call-input.ts'

/**
 * Method and address of a call: path values filled in and encoded, the query appended.
 * A list is repeated (`keys=a&keys=b`, so a comma may be part of a value), a boolean is `1` or `0`, and what is
 * undefined or null is left out. `{url}` of the static pages keeps its slashes.
 * @throws RangeError for an empty or dotted path value: it would silently name another call
 */
export function buildAddress(name: string, base: string, input: LooseInput = {}) {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/\{([\w-]+)\}/g, (_, key: string) => encodePart(name, key, input.params?.[key]))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null)
        query.append(key, one === true ? '1' : one === false ? '0' : `${one}`)
    }
  }
  return { method, url: base.replace(/\/$/, '') + filled + (query.size ? `?${query}` : '') }
}

function encodePart(name: string, key: string, value: unknown): string {
  const parts = key === 'url' ? `${value ?? ''}`.split('/') : [`${value ?? ''}`]
  if (parts.join('') === '' && key !== 'url') throw new RangeError(`${name}: {${key}} is empty`)
  if (parts.some((part) => part === '.' || part === '..')) throw new RangeError(`${name}: {${key}} climbs`)
  return parts.map(encodeURIComponent).join('/')
}
