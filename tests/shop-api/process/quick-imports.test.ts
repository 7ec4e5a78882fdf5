import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const QUICK = new URL('../../../shop-api/process/quick-imports.ts', import.meta.url).href

/** Where Node finds these, or why it finds none; and the files it finds inside the package are loaded. */
const LOOK = `
  const specifiers = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/postgres-js/migrator',
    'drizzle-orm/nothing', 'drizzle-kit', 'hono', './package.json']
  const told = []
  for (const turn of [1, 2])
    for (const specifier of specifiers) {
      const name = specifier.startsWith('drizzle-orm') ? Object.keys(await import(specifier).catch(() => ({}))).sort() : []
      try { told.push([specifier, import.meta.resolve(specifier), name]) } catch ({ code }) { told.push([specifier, code, name]) }
    }
  const { createRequire } = await import('node:module')
  told.push(createRequire(process.cwd() + '/x.js').resolve('drizzle-orm'), createRequire(process.cwd() + '/x.js')('drizzle-orm').sql.name)
  console.log(JSON.stringify(told))`

async function look(...words: string[]): Promise<unknown[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...words,
    '--input-type=module',
    '-e',
    LOOK,
  ])
  return JSON.parse(stdout) as unknown[]
}

test('What is imported quickly is what Node finds by itself: entries, what stands in them, what is not there, and by require', async () => {
  const plain = await look()
  expect(plain).toHaveLength(18)
  expect(JSON.stringify(plain)).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
  expect(await look('--import', QUICK)).toEqual(plain)
})
