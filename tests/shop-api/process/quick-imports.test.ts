import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const QUICK = new URL('../../../shop-api/process/quick-imports.ts', import.meta.url).href

/** Where Node finds these, or why it finds none; and what stands in them. */
const LOOK = `
  const specifiers = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/postgres-js/migrator',
    'drizzle-orm/nothing', 'drizzle-kit', 'hono', 'jose', 'stripe', 'zod/mini', 'node:fs', './package.json', '#contract/to-env-name.ts',
    './contract/to-env-name.ts', '#contract/nothing.ts', './nothing.ts', '#nothing/at-all.ts', '#contract/../package.json']
  const told = []
  for (const turn of [1, 2])
    for (const specifier of specifiers) {
      const name = /^(drizzle-orm|hono|jose|stripe|zod)|env-name|nothing/.test(specifier)
        ? await import(specifier).then((module) => Object.keys(module).sort(), (error) => [error.code]) : []
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

test('What is imported quickly is what Node finds by itself: packages, our own files, what stands in them, what is not there, and by require', async () => {
  const plain = await look()
  expect(plain).toHaveLength(38)
  for (const code of [
    'ERR_PACKAGE_PATH_NOT_EXPORTED',
    'ERR_MODULE_NOT_FOUND',
    'ERR_PACKAGE_IMPORT_NOT_DEFINED',
  ])
    expect(JSON.stringify(plain)).toContain(code)
  expect(await look('--import', QUICK)).toEqual(plain)
})
