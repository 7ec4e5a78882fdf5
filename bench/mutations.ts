import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cart } from './mutations/cart.ts'
import { gifts } from './mutations/gifts.ts'
import { guards } from './mutations/guards.ts'
import { members } from './mutations/members.ts'
import type { MutatedSubject, Mutation } from './mutations/mutation.ts'
import { orders } from './mutations/orders.ts'
import { publishing } from './mutations/publishing.ts'
import { themes } from './mutations/themes.ts'
import { printTable } from './print-table.ts'

export const subjects: readonly MutatedSubject[] = [cart, orders, gifts, members, guards, themes, publishing]

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Breaks a copy of our own code in one place after another. The tests of the subject must notice each mistake.
 * `BENCH_SUBJECT=cart` looks at one subject, `BENCH_ONLY=words` at the mistakes whose description has these words.
 */
export async function measureMutations(): Promise<void> {
  const { BENCH_SUBJECT, BENCH_ONLY = '' } = process.env
  const rows: (string | number)[][] = []
  const copy = copyRepository()
  try {
    for (const subject of subjects.filter(({ name }) => !BENCH_SUBJECT || name === BENCH_SUBJECT)) {
      for (const mutation of [
        undefined,
        ...subject.mutations.filter(({ what }) => what.includes(BENCH_ONLY)),
      ]) {
        const { isRed, said, seconds } = runWith(copy, subject, mutation)
        const verdict = toVerdict(isRed, mutation !== undefined)
        process.stderr.write(`${subject.name}: ${mutation?.what ?? 'nothing'}: ${verdict} ${said}\n`)
        rows.push([subject.name, mutation?.what ?? 'nothing broken', mutation?.file ?? '–', verdict, seconds])
        if (isRed !== (mutation !== undefined)) process.exitCode = 1
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  printTable(['subject', 'what is broken', 'where', 'the tests are', 'seconds'], rows)
}

function toVerdict(isRed: boolean, isBroken: boolean): string {
  if (isBroken) return isRed ? 'red: noticed' : '**green: not noticed**'
  return isRed ? '**red without a mistake**' : 'green'
}

function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'noren-mutation-'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of new Set(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function runWith(copy: string, { tests, env }: MutatedSubject, mutation: Mutation | undefined) {
  const mend = mutation && breakFile(join(copy, mutation.file), mutation)
  try {
    const started = performance.now()
    const { status, output } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...tests],
      {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: { ...process.env, NO_COLOR: '1', TEST_POSTGRES_URL: '', ...env, ...mutation?.env },
      },
    )
    const words = output.join('\n')
    const said = /^ FAIL +(.+)/m.exec(words)?.[1] ?? /Error: (.{0,80})/.exec(words)?.[1] ?? ''
    return { isRed: status !== 0, said, seconds: Math.round((performance.now() - started) / 1000) }
  } finally {
    mend?.()
  }
}

/** @returns what mends it again */
function breakFile(file: string, { what, from, to }: Mutation): () => void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from))
    throw new Error(`The place to break for «${what}» has moved: see bench/mutations/.`)
  const broken = text.replace(from, () => to)
  writeFileSync(file, broken)
  return () => writeFileSync(file, text)
}
