import { readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * What scripts can hold on to in a component and the files it is made of: `data-…` attributes, the values of
 * `data-field`, and names of form fields. Other slots (`virtual:theme/…`) answer for themselves.
 * @param file path of the project, e.g. `themes/simple/product/BuyBox.astro`
 */
export function listHooks(file: string): Set<string> {
  const hooks = new Set<string>()
  for (const part of listParts(file)) {
    const markup = readFileSync(root + part, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    for (const [, name = ''] of markup.matchAll(/\s(data-[a-z-]+)/g)) hooks.add(name)
    for (const [, name = ''] of markup.matchAll(/\s(?:data-field|field)="([\w-]+)"/g))
      hooks.add(`field ${name}`)
    for (const [, name = ''] of markup.matchAll(/<(?:input|select)\b[^>]*?\sname="([\w-]+)"/g)) {
      hooks.add(`name ${name}`)
    }
  }
  return hooks
}

/** The file and every component of themes it imports by its path. */
function listParts(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = readFileSync(root + file, 'utf8').matchAll(/from '((?:#themes\/|\.)[^']+\.(?:astro|tsx))'/g)
  for (const [, target = ''] of imports) {
    const path = target.startsWith('#') ? target.slice(1) : normalize(`${dirname(file)}/${target}`)
    listParts(path, seen)
  }
  return seen
}
