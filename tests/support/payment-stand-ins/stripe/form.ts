export type Tree = { [key: string]: string | Tree | (string | Tree)[] }

/**
 * What a form-encoded text says: `a[b]=1&list[0]=x` as `{ a: { b: '1' }, list: ['x'] }`.
 * @throws {Error} for keys that contradict each other
 */
export function parseForm(text: string): Tree {
  const root: Nested = new Map()
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map(([whole, inner]) => inner ?? whole)
    put(root, path, value)
  }
  return toTree(root)
}

type Nested = Map<string, string | Nested>

function put(at: Nested, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(at.size) : first
  if (rest.length === 0) return void at.set(key, value)
  const below = at.get(key) ?? new Map<string, string | Nested>()
  if (typeof below === 'string') throw new Error(`${key} is a value and a hash`)
  at.set(key, below)
  put(below, rest, value)
}

function toTree(nested: Nested): Tree {
  return Object.fromEntries([...nested].map(([key, value]) => [key, toValue(value)]))
}

function toValue(value: string | Nested): string | Tree | (string | Tree)[] {
  if (typeof value === 'string') return value
  const isList = value.size > 0 && [...value.keys()].every((key, index) => key === String(index))
  if (!isList) return toTree(value)
  return [...value.values()].map((one) => (typeof one === 'string' ? one : toTree(one)))
}
