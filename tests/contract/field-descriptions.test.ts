import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../contract/field-descriptions/', import.meta.url)

test('a field is described once, among those of its subject', async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('-fields.ts'))
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, object>>),
  )
  const names = modules.flatMap((module) => Object.values(module).flatMap(Object.keys))
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
