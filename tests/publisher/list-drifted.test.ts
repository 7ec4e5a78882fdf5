import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listDrifted } from '#publisher/ledger/list-drifted.ts'
import { createFolder } from './open-workshop.ts'

test('An override is told of when the file it replaced has changed or gone', () => {
  const root = createFolder()
  const base = join(root, 'Footer.astro')
  writeFileSync(base, 'before')
  const base_hash = createHash('sha256').update('before').digest('hex').slice(0, 16)
  const override = { slot: 'Footer', file: 'garage/Footer.astro', replaces: 'Footer.astro', base_hash }
  expect(listDrifted([override], root)).toEqual([])
  writeFileSync(base, 'after')
  expect(listDrifted([override], root)).toMatchObject([{ slot: 'Footer', base_hash_now: expect.any(String) }])
  rmSync(base)
  expect(listDrifted([override], root)).toMatchObject([{ base_hash_now: null }])
})
