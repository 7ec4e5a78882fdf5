import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import { openDb } from '#shop-api/db/open-db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { fillMigratedFolder } from '#tests/support/migrated-snapshot.ts'

describe('a shop’s owner opens a data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'noren-test-')), 'deep', 'shop')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('that is not there yet, and finds again what was kept in it', async () => {
    const first = await openDb(folder)
    await first.db.insert(channels).values({ name: 'moto', created_at: new Date() })
    await first.close()
    const second = await openDb(folder)
    expect(await second.db.select({ name: channels.name }).from(channels)).toEqual([{ name: 'moto' }])
    await second.close()
  })

  test('that another process holds, and is told which in one sentence', async () => {
    await fillMigratedFolder(folder)
    const first = await openDb(folder)
    await expect(openDb(folder)).rejects.toThrow(new RegExp(`in use by process ${process.pid}`))
    await first.close()
  })

  test('that a process left without a word, and takes it over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    await fillMigratedFolder(folder)
    await writeFile(join(folder, 'lock'), String(pid))
    const opened = await openDb(folder)
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
    await opened.close()
  })

  test('that a process with its own id left without a word, as in a container that starts again', async () => {
    await fillMigratedFolder(folder)
    await writeFile(join(folder, 'lock'), String(process.pid))
    await (await openDb(folder)).close()
  })

  test('that is broken, or no folder, and is told so in one sentence', async () => {
    await mkdir(join(folder, 'postgres'), { recursive: true })
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '9')
    const refusal = await openDb(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CannotStart)
    expect(String(refusal)).toContain('cannot be opened as a database')
    expect(String(refusal).split('\n')).toHaveLength(1)
    await writeFile(join(folder, 'file'), '')
    await expect(openDb(join(folder, 'file'))).rejects.toThrow('is not a folder')
  })

  test('or names a database that is not there, and is not shown its own password', async () => {
    const refusal = await openDb('postgres://me:himitsu@127.0.0.1:1/none').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CannotStart)
    expect(String(refusal)).toContain('127.0.0.1:1/none')
    expect(String(refusal)).not.toContain('himitsu')
  })
})
