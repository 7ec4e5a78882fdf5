import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { requireSite } from '#sites/load-sites.ts'
import { openCdnStandIn } from '#tests/support/cdn-stand-in.ts'
import { requireStandIn } from '#tests/support/s3/require-s3.ts'
import { createFolder, openWorkshop } from '../publisher/open-workshop.ts'

const noren = fileURLToPath(new URL('../../cli/noren.ts', import.meta.url))

/** A store in which `moto` is live, and the command on it; the API answers from this process. */
async function openLiveStore(more: Record<string, string> = {}) {
  const { store, api, publish } = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: '', status: 404 },
  })
  await publish({ site: await requireSite('moto') })
  const own = { DEBUG: '', NOREN_STORE: store.folder, NOREN_API: api.base, ...more }
  const env = { ...process.env, ...own }
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

test('`noren export` brings the live release into a bucket, purges, and writes the program of the CDN', async () => {
  const { objects } = await requireStandIn()
  const cdn = await openCdnStandIn()
  onTestFinished(cdn.close)
  const env = {
    S3_FORCE_PATH_STYLE: '1',
    FASTLY_SERVICE_ID: 'one',
    FASTLY_API_TOKEN: 'secret',
    FASTLY_API_URL: cdn.url,
  }
  const run = await openLiveStore(env)
  const edge = join(createFolder(), 'edge')
  const args = ['moto', '--target', 'fastly', '--to', 's3://exported/moto', '--edge', edge]
  const receipt = JSON.parse((await run(...args, '--json')).stdout) as object
  expect(receipt).toMatchObject({ site: 'moto', target: 'fastly', unpurged: null, is_edge_new: true })
  expect(objects.has('exported/moto/live.json')).toBe(true)
  expect(cdn.asked.map(({ url }) => url)).toEqual(['/service/one/purge'])
  expect(readFileSync(join(edge, 'fastly.toml'), 'utf8')).toContain('language = "javascript"')
  expect(readFileSync(join(edge, 'src/index.js'), 'utf8')).toContain('fastly:cache-override')
  const again = JSON.parse((await run(...args, '--json')).stdout) as object
  expect(again).toMatchObject({ sent: 0, gone: 0, is_edge_new: false })
})

test.for([
  [['--target', 'fastly', '--to', 'folder'], '--target fastly needs --to s3://bucket/prefix.'],
  [
    ['--target', 'nginx', '--to', 's3://exported/moto'],
    "A bucket is written for s3, cloudfront, cloudflare, fastly, not for 'nginx'.",
  ],
  [
    ['--target', 'cloudfront', '--to', 's3://exported/moto'],
    'CLOUDFRONT_DISTRIBUTION_ID must be set: the distribution of the shop, for the purge.',
  ],
] as const)(
  'What is missing for `noren export moto %s` is said in one sentence',
  async ([args, sentence]) => {
    await requireStandIn()
    const run = await openLiveStore()
    const { stderr, stdout } = await run('moto', ...args, '--edge', createFolder())
    expect(`${stdout}${stderr}`).toContain(sentence)
  },
)

test.for([
  [
    ['moto', '--target', 'ftp'],
    "There is no target 'ftp'. Targets: dir, nginx, cloudflare, netlify, s3, cloudfront, fastly.",
  ],
  [['moto', '--pictures', 'some'], "--pictures is ship or leave, not 'some'."],
  [['okurimono'], 'Site okurimono was never published; publish it first.'],
] as const)('What `noren export %s` cannot do is said in one sentence', async ([args, sentence]) => {
  const run = await openLiveStore()
  const { stderr } = await run(...args, '--to', createFolder())
  expect(stderr.trim()).toBe(sentence)
})
