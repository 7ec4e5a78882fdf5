/** The values in braces of a route in a path: `/mypage/list/{resourceKey}` of `/mypage/list/7/`. Null for another path. */
export function readPathParams(route: string, path: string): Record<string, string> | null {
  const wanted = route.split('/')
  const given = path.replace(/\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    const value = given[place] ?? ''
    if (!name && part !== value) return null
    if (name) params[name] = decode(value)
  }
  return params
}

/** Text that is no valid percent-encoding names nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
