// Imported before anything that imports `drizzle-orm`. At every import of a package and inside it, Node 24 copies and parses that
// package's whole package.json again, and this one has 179 KB: 2 of the 3 seconds in which the API's code was loaded.
import { registerHooks, type ResolveHookContext, type ResolveFnOutput } from 'node:module'

const NAME = 'drizzle-orm'
const INSIDE = `/node_modules/${NAME}/`

const entries = new Map<string, ResolveFnOutput>()

type Next = (specifier: string, context?: Partial<ResolveHookContext>) => ResolveFnOutput

/** All of the package's files are modules, and import each other by their names. */
function resolve(specifier: string, context: ResolveHookContext, next: Next): ResolveFnOutput {
  const { parentURL, conditions } = context
  if (!conditions.includes('import')) return next(specifier, context)
  if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(INSIDE))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  if (specifier !== NAME && !specifier.startsWith(`${NAME}/`)) return next(specifier, context)
  const known = entries.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
  entries.set(specifier, known)
  return known
}

registerHooks({ resolve })
