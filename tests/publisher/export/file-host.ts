import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How Netlify and Cloudflare Pages give out a folder: slash forms, the folder's own page for what is not there. */
export function createFileHost(folder: string) {
  const rules = existsSync(join(folder, '_redirects')) ? readFileSync(join(folder, '_redirects'), 'utf8') : ''
  const shells = [...rules.matchAll(/^(\S*:\S*) (\/\S*) 200$/gm)].map(
    ([, from = '', to = '']) => [new RegExp(`^${from.replaceAll(/:\w+/g, '[^/]+')}$`), to] as const,
  )
  const read = (path: string) => readFileSync(join(folder, decodeURIComponent(path)))
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false

  return function send(request: Request, hasRules = true): Response {
    const { pathname } = new URL(request.url)
    const path = decodeURIComponent(pathname)
    const headers = { 'cache-control': 'public, max-age=0, must-revalidate' }
    if (path.endsWith('/') && isFile(`${path}index.html`))
      return new Response(read(`${pathname}index.html`), { headers })
    if (!path.endsWith('/') && isFile(path)) return new Response(read(pathname), { headers })
    if (isFile(`${path}/index.html`))
      return new Response(null, { status: 308, headers: { location: `${pathname}/` } })
    const shell = hasRules && shells.find(([pattern]) => pattern.test(path))?.[1]
    if (shell) return new Response(read(`${shell}index.html`), { headers })
    return new Response(read('/404.html'), { status: 404, headers })
  }
}

/** Addresses of all files below a folder. */
export function listAddresses(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .map((file) => encodeURI(file.replace(/\/index\.html$/, '/')))
}
