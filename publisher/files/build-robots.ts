/** Shells and what is behind a login; they are also noindex themselves. */
const disallowed = ['/api/', '/cart/', '/mypage/', '/login', '/register', '/reminder', '/verify']

/** robots.txt of a site. A keycode site shows itself to no crawler. */
export function buildRobots(origin: string, isKeycodeRequired: boolean): string {
  if (isKeycodeRequired) return 'User-agent: *\nDisallow: /\n'
  const rules = disallowed.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap-index.xml\n`
}
