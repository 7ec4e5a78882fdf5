import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environmentTable } from '#cli/environment/environment-table.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { readCompose } from '#tests/support/deploy/read-compose.ts'
import { listRest, readDockerfile, readCommand, readImageEnv } from '#tests/support/deploy/read-dockerfile.ts'
import { root } from '#tests/support/source-files.ts'
import { ask } from '#tests/publisher/origin/ask.ts'

/** Whom commands run as: the image's user where we may choose, else we ourselves, who then must not be root either. */
const isRoot = process.getuid?.() === 0
const user = isRoot ? 1000 : (process.getuid?.() ?? 1000)
const WAIT_MS = 120_000

/**
 * Does without a container engine what the image's build and start would do: in an empty folder, with just what COPY takes, the
 * RUN lines word for word and CMD, as a user without rights; then a shop is made, the origin of compose.yaml publishes it, and its
 * page is asked for.
 */
export async function measureImage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'noren-image-'))
  const started: ChildProcess[] = []
  try {
    spawnSync('chmod', ['755', folder])
    const began = performance.now()
    build(folder)
    tell('built', began)
    await start(folder, started)
    tell('a page of a new shop served', began)
  } finally {
    for (const child of started) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const tell = (what: string, began: number) =>
  process.stdout.write(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`)

/** Paths of the image are those of the folder. */
const toHere = (folder: string, text: string) =>
  text.replaceAll(/(?<=^|[\s=])\/(?:srv|var\/lib)\/noren/g, (path) => folder + path)

function build(folder: string): void {
  let isUser = false
  let cwd = folder
  mkdirSync(join(folder, 'srv'))
  mkdirSync(join(folder, 'var/lib'), { recursive: true })
  mkdirSync(join(folder, 'home'))
  if (isRoot) spawnSync('chown', [String(user), join(folder, 'home')])
  for (const { word, rest } of readDockerfile()) {
    if (word === 'USER') isUser = true
    if (word === 'WORKDIR') cwd = toHere(folder, rest)
    if (word === 'COPY') copy(rest, cwd)
    if (word === 'RUN') {
      const line = toHere(folder, rest).replaceAll(/-(o|g) 1000/g, `-$1 ${user}`)
      const { status } = spawnSync(...as(isUser, ['sh', '-ec', line]), {
        cwd,
        env: toEnv(folder),
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      if (status !== 0) throw new Error(`RUN ${line} ended with ${status}.`)
      process.stdout.write(`RUN ${rest}: ok\n`)
    }
  }
}

function copy(rest: string, cwd: string): void {
  const words = rest.split(' ').filter((word) => !word.startsWith('--'))
  const to = words.pop() ?? '.'
  for (const from of words) {
    const target = to.endsWith('/') ? join(cwd, to, from) : join(cwd, to)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(root + from, target, { recursive: true })
    if (isRoot) spawnSync('chown', ['-R', `${user}:${user}`, target])
  }
}

const as = (isUser: boolean, [command = '', ...words]: string[]): [string, string[]] =>
  isUser && isRoot
    ? [
        'setpriv',
        [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', command, ...words],
      ]
    : [command, words]

/** What the image knows; of whoever runs this only the way to the registry, no variable of ours. */
function toEnv(folder: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const image = Object.entries(readImageEnv()).map(([name, value]) => [name, toHere(folder, value)] as const)
  const clean = { ...process.env }
  for (const { name } of environmentTable.flatMap(({ variables }) => variables)) delete clean[name]
  return {
    ...clean,
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: join(folder, 'home'),
    ...Object.fromEntries(image),
    HOST: '127.0.0.1',
    ...more,
  }
}

async function start(folder: string, started: ChildProcess[]): Promise<void> {
  const cwd = toHere(folder, listRest('WORKDIR')[0] ?? '')
  const [api, origin] = [await findFreePort(), await findFreePort()]
  const secrets = {
    ADMIN_TOKEN: 'Kp7-rW2x_Tq9zL',
    PUBLISH_HOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  }
  const env = toEnv(folder, {
    ...secrets,
    NOREN_API: `http://127.0.0.1:${api}`,
    PAYMENT_CARDS: 'off',
    DATABASE_URL: join(folder, 'var/lib/noren/shop'),
    PUBLISH_HOOK_URL: `http://127.0.0.1:${origin}/hooks/publish`,
    SHOP_ORIGIN: 'http://kissa.example',
  })
  const run = (words: string[], port: number) => {
    const child = spawn(...as(true, words), {
      cwd,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    started.push(child)
    return child
  }
  run(readCommand(), api)
  await until('the API', async () => (await fetch(`http://127.0.0.1:${api}/livez`)).ok)
  const made = run(
    [
      'node',
      'cli/noren.ts',
      'shop',
      'add',
      'kissa',
      '--name',
      'Kissa',
      '--theme',
      'simple',
      '--origin',
      'http://kissa.example',
      '--email',
      'owner@kissa.example',
    ],
    0,
  )
  const [code] = (await once(made, 'exit')) as [number]
  if (code !== 0) throw new Error(`noren shop add ended with ${code}.`)
  run(readCompose().services['origin-1']?.command ?? [], origin)
  await until('the first page', async () => {
    const page = await ask(origin, '/', { host: 'kissa.example' })
    return page.status === 200 && page.text.includes('Kissa')
  })
  const office = await fetch(`http://127.0.0.1:${api}/kissa/admin/`)
  if (!office.ok || !existsSync(join(cwd, '.noren/back-office/current.json')))
    throw new Error(`The back office answers ${office.status}.`)
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const ends = performance.now() + WAIT_MS
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > ends) throw new Error(`Waited ${WAIT_MS / 1000} s for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
