// Imported before all other code. At every import of a package and inside it, Node 24 copies and parses that package's whole
// package.json again: `drizzle-orm`'s of 179 KB, and our own for each `#shop-api/…`. That was three quarters of the time in which
// the API's code was loaded.
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks, type ResolveHookContext, type ResolveFnOutput } from 'node:module'

/** Packages of many small files that are all modules, and import each other by their names. */
const MODULES = /\/node_modules\/(drizzle-orm|hono|jose|stripe\/esm|zod)\//

const ROOT = new URL('../../', import.meta.url).href
const manifest = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
  imports: Record<string, string>
}

/** Our own folders by the names that they are imported by, `#shop-api/`. */
const rooms = new Map(
  Object.entries(manifest.imports).map(([name, folder]) => [
    name.replace('*', ''),
    new URL(folder.replace('*', ''), ROOT).href,
  ]),
)

/** Where Node found a package for us or for `drizzle-orm`, which imports itself by its name. */
const packages = new Map<string, ResolveFnOutput>()

type Next = (specifier: string, context?: Partial<ResolveHookContext>) => ResolveFnOutput

function resolve(specifier: string, context: ResolveHookContext, next: Next): ResolveFnOutput {
  const { parentURL = '', conditions } = context
  if (!conditions.includes('import')) return next(specifier, context)
  const is_ours = parentURL.startsWith(ROOT) && !parentURL.includes('/node_modules/')
  const own = is_ours ? toOwnFile(specifier, parentURL) : undefined
  if (own) return { url: own, format: 'module-typescript', shortCircuit: true }
  if (specifier.startsWith('.') && specifier.endsWith('.js') && MODULES.test(parentURL))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  // Neither an address nor a path.
  const is_package = /^[@\w][^:]*$/.test(specifier)
  if (!is_package || (!is_ours && !/^drizzle-orm\b/.test(specifier))) return next(specifier, context)
  const known = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
  packages.set(specifier, known)
  return known
}

/** @returns the address of one of our files of TypeScript that another one imports. Of one that is not there, Node says so */
function toOwnFile(specifier: string, from: string): string | undefined {
  if (!specifier.endsWith('.ts')) return
  const name = specifier.slice(0, specifier.indexOf('/') + 1)
  const [base, path] = specifier.startsWith('.')
    ? [from, specifier]
    : [rooms.get(name), specifier.slice(name.length)]
  const url = base && new URL(path, base)
  return url && existsSync(url) ? url.href : undefined
}

registerHooks({ resolve })
