import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findRoute, type Route, routes } from '#src/routes.ts'
import { slots } from '#themes/slots.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Names under which a query carries what opens something. */
const SECRET_NAME =
  /^(?:t|k|key|code|state|ticket|pass|password|otp|sig|signature|hash|auth|secret|temporary|redirect_url)$|token$|secret$|_(?:code|key)$/i

const isQueryReader = /searchParams|new URLSearchParams\(|getPageQuery\(|location\.(?:search|href)/
const files = new Map<string, string>()

function read(file: string): string {
  const known = files.get(file)
  if (known !== undefined) return known
  const text = readFileSync(root + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
  files.set(file, text)
  return text
}

/** What a theme may put in a slot's place. */
function listSlotFiles(slot: string): string[] {
  const file = (slots as Record<string, string>)[slot]
  const folders = readdirSync(`${root}themes`).map((name) => `themes/${name}`)
  const sites = readdirSync(`${root}themes/sites`).map((name) => `themes/sites/${name}`)
  return [...folders, ...sites].map((folder) => `${folder}/${file}`).filter((path) => existsSync(root + path))
}

function listImports(file: string): string[] {
  const statements = read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...statements].flatMap(([, target = '']) => {
    if (target.startsWith('virtual:theme/')) return listSlotFiles(target.slice('virtual:theme/'.length))
    if (target.startsWith('#')) return [target.slice(1)]
    return target.startsWith('.') ? [normalize(`${dirname(file)}/${target}`)] : []
  })
}

/** Every file of ours a page is made of. Layouts are everybody's: what one of them reads belongs to no page. */
function listPageFiles(page: string): Set<string> {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (
      file === '' ||
      found.has(file) ||
      !/\.(?:ts|tsx|astro)$/.test(file) ||
      file.startsWith('src/layouts/')
    )
      return
    found.add(file)
    listImports(file).forEach(follow)
  }
  follow(page)
  return found
}

/** Names that look like a secret's, of what a file takes from the page's query. */
function listSecretReads(file: string): string[] {
  const text = read(file)
  const asked = [...text.matchAll(/useQuery\(\s*'(\w+)'/g)]
  const taken = isQueryReader.test(text) ? [...text.matchAll(/\.get(?:All)?\(\s*'(\w+)'\s*\)/g)] : []
  return [...asked, ...taken].map(([, name = '']) => name).filter((name) => SECRET_NAME.test(name))
}

function findPage({ path }: Route): string {
  const page = path === '/{url}' ? '/[...url]' : path.replace(/\{(\w+)\}/g, '[$1]') || '/'
  const names = [`src/pages${page}.astro`, `src/pages${page}/index.astro`.replace('//', '/')]
  return names.find((name) => existsSync(root + name)) ?? ''
}

/** Routes whose page reads something that looks like a secret. */
function listReaders(table: readonly Route[]): { path: string; reads: string[]; is_marked: boolean }[] {
  return table
    .filter(({ kind, has_page }) => has_page && kind !== 'document')
    .flatMap((route) => {
      const reads = [...listPageFiles(findPage(route))].flatMap((file) =>
        listSecretReads(file).map((name) => `${file}: ${name}`),
      )
      return reads.length > 0 ? [{ path: route.path, reads, is_marked: route.has_secret_address }] : []
    })
}

test('A page that reads what looks like a secret from its query is marked in the route table', () => {
  const readers = listReaders(routes)
  expect(readers.filter(({ is_marked }) => !is_marked)).toEqual([])
  // The walk sees what there is to see.
  expect(readers.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/reminder/reset',
      '/login/unlock',
      '/verify/email',
      '/orders/receipt',
      '/social-gift',
    ]),
  )
})

test('A row that forgets its secret is found', () => {
  const forgetful = routes.map((route) => ({ ...route, has_secret_address: false }))
  const found = listReaders(forgetful).filter(({ is_marked }) => !is_marked)
  expect(found.map(({ path }) => path)).toContain('/reminder/username/reset')
})

test('What looks like a secret is read from the query the page was opened with, never from its address', () => {
  const all = new Set(
    routes.filter(({ has_page }) => has_page).flatMap((route) => [...listPageFiles(findPage(route))]),
  )
  const readers = [...all].filter((file) => listSecretReads(file).length > 0)
  expect(readers.length).toBeGreaterThan(6)
  const wrong = readers.filter((file) => !/getPageQuery|useQuery/.test(read(file)))
  expect(wrong).toEqual([])
})

test('A link that carries a secret leads to a page that is marked', () => {
  const code = ['shop-api', 'src', 'themes'].flatMap((room) =>
    readdirSync(root + room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|astro)$/.test(entry.name))
      .map((entry) => normalize(`${entry.parentPath}/${entry.name}`).slice(root.length)),
  )
  const written = code.flatMap((file) =>
    [
      ...read(file).matchAll(/(\/[a-z_][\w/-]*\/)\?(?:([a-z_]+)=|\$\{new URLSearchParams\(\{([^}]*)\})/gi),
    ].flatMap(([, path = '', name = '', names = '']) => {
      const carried = [name, ...names.split(',').map((pair) => pair.split(':')[0]!.trim())]
      return carried.some((one) => SECRET_NAME.test(one)) ? [{ file, path }] : []
    }),
  )
  // A mail with a link is told the page alone; nobody else puts a secret behind a path it was given.
  const given = code.filter((file) =>
    [...read(file).matchAll(/\$\{\w+\}\?(\w+)=/g)].some(([, name = '']) => SECRET_NAME.test(name)),
  )
  expect(given).toEqual(['shop-api/members/account/mail-link.ts'])
  const mailed = code.flatMap((file) =>
    /\bmailLink\(/.test(read(file))
      ? [...read(file).matchAll(/\bpage: '(\/[^']+)'/g)].map(([, path = '']) => ({ file, path }))
      : [],
  )
  const links = [...written, ...mailed]
  expect(links.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/reminder/reset/', '/reminder/username/confirm/', '/orders/receipt/']),
  )
  expect(links.filter(({ path }) => !findRoute(path)?.has_secret_address)).toEqual([])
})
