import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { requireSite } from '#sites/load-sites.ts'
import { createFolder, openWorkshop } from '../publisher/open-workshop.ts'

const noren = fileURLToPath(new URL('../../cli/noren.ts', import.meta.url))

/** A store in which `moto` is live, and the command on it; the API answers from this process. */
async function openLiveStore() {
  const { store, api, publish } = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: '', status: 404 },
  })
  await publish({ site: await requireSite('moto') })
  const env = { ...process.env, DEBUG: '', NOREN_STORE: store.folder, NOREN_API: api.base }
  return (...args: string[]) =>
    new Promise<{ stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [noren, 'export', ...args], { env }, (_, stdout, stderr) =>
        resolve({ stdout, stderr }),
      )
    })
}

test('`noren export` writes the live release for a host, and a second time nothing', async () => {
  const run = await openLiveStore()
  const folder = join(createFolder(), 'out')
  const args = ['moto', '--target', 'nginx', '--to', folder, '--root', '/srv/moto', '--json']
  const receipt: unknown = JSON.parse((await run(...args)).stdout)
  expect(receipt).toMatchObject({ site: 'moto', target: 'nginx', removed: 0, missing: [] })
  expect(readFileSync(join(folder, 'files/index.html'), 'utf8')).toContain('店')
  expect(readFileSync(join(folder, 'moto.conf'), 'utf8')).toContain('root "/srv/moto/files";')
  expect(JSON.parse((await run(...args)).stdout)).toMatchObject({ written: 0, removed: 0 })
})

test.for([
  [['moto', '--target', 'ftp'], "There is no target 'ftp'. Targets: dir, nginx, cloudflare, netlify."],
  [['moto', '--pictures', 'some'], "--pictures is ship or leave, not 'some'."],
  [['okurimono'], 'Site okurimono was never published; publish it first.'],
] as const)('What `noren export %s` cannot do is said in one sentence', async ([args, sentence]) => {
  const run = await openLiveStore()
  const { stderr } = await run(...args, '--to', createFolder())
  expect(stderr.trim()).toBe(sentence)
})
