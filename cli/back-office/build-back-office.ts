import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const root = fileURLToPath(new URL('../../', import.meta.url))
const viteScript = fileURLToPath(new URL('run-vite.ts', import.meta.url))

/** Where builds lie, one folder each by the hash of its sources; `current.json` names the newest. The shop API serves from here. */
export const backOfficeFolder = process.env['BACK_OFFICE_FOLDER'] ?? `${root}.noren/back-office`

const SOURCES = ['back-office', 'contract', 'src/rules', 'src/text', 'cli/back-office', 'package-lock.json']
/** Tabs that are open still ask for parts of the build they began with. */
const KEPT_BUILDS = 3
const COMPRESSED = /\.(js|css|svg)$/

/** The build whose sources are those of now, if it is there. */
export function isBackOfficeBuilt(): boolean {
  return existsSync(`${backOfficeFolder}/${hashSources()}`) && readCurrent() === hashSources()
}

/**
 * Builds the back office for the browser, unless the build there is of the same sources.
 * @returns whether Vite had to run
 */
export async function buildBackOffice(): Promise<boolean> {
  if (isBackOfficeBuilt()) return false
  const hash = hashSources()
  // Whoever else builds at the same time has a folder of its own; the last one to finish wins, and both are the same.
  const working = `${backOfficeFolder}/.${hash}-${process.pid}`
  await runVite(working)
  for (const file of readdirSync(`${working}/assets`).filter((name) => COMPRESSED.test(name))) {
    const path = `${working}/assets/${file}`
    writeFileSync(`${path}.br`, compress(readFileSync(path)))
  }
  const built = `${backOfficeFolder}/${hash}`
  rmSync(built, { recursive: true, force: true })
  renameSync(working, built)
  const pointer = `${backOfficeFolder}/.current-${process.pid}`
  writeFileSync(pointer, `${JSON.stringify({ build: hash })}\n`)
  renameSync(pointer, `${backOfficeFolder}/current.json`)
  removeOldBuilds(hash)
  return true
}

function runVite(outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Whatever the shell says: another value would ship React's development build.
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, [viteScript, outDir], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The back office could not be built:\n${words.trim()}`))
    })
  })
}

const compress = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })

function readCurrent(): string | undefined {
  const file = `${backOfficeFolder}/current.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build : undefined
}

function removeOldBuilds(current: string): void {
  const builds = readdirSync(backOfficeFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name) && entry.name !== current)
    .map(({ name }) => ({ name, at: statSync(`${backOfficeFolder}/${name}`).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { name } of builds.slice(KEPT_BUILDS - 1))
    rmSync(`${backOfficeFolder}/${name}`, { recursive: true, force: true })
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles)) hash.update(`\0${file}\0`).update(readFileSync(root + file))
  return hash.digest('hex').slice(0, 16)
}

function listFiles(path: string): string[] {
  if (!existsSync(root + path)) return []
  const entries = /\.\w+$/.test(path)
    ? undefined
    : readdirSync(root + path, { withFileTypes: true, recursive: true })
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))
    .sort()
}
