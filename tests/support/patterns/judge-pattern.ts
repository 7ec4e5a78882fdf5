import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Parameters } from 'recheck'
import recheck from 'recheck/package.json' with { type: 'json' }
import { root } from '../source-files.ts'
import { isLong } from '../turns.ts'

// The part of it that is JavaScript: it needs no program of this machine's kind.
process.env['RECHECK_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

/**
 * It is stopped by counts of steps alone, never by a clock, so that every machine says the same. A pattern too large for a proof by
 * automata is searched for attacks instead.
 */
const parameters: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  randomSeed: 1,
  maxNFASize: 2_000,
  attackLimit: 5_000_000,
  maxIteration: 3,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
  incubationLimit: 10_000,
  maxGeneStringSize: 1_200,
}

/** What was found before, by pattern: most runs ask of few new ones. */
const KEPT = `${root}node_modules/.cache/noren/patterns.json`
/** Patterns that were found to be safe, one a line, so that a new checkout need not find it again. A long run does. */
const SAFE = `${root}tests/support/patterns/safe-patterns.json`
const stamp = createHash('sha256')
  .update(JSON.stringify([recheck.version, parameters]))
  .digest('hex')

interface Safe {
  stamp: string
  patterns: string[]
}

export function openJudge() {
  const kept = isLong ? {} : { ...readSafe(), ...readKept() }
  const asked = new Set<string>()

  return {
    /** @returns undefined for a pattern that reads its input in linear time, else what an attacker would send */
    judge(source: string, flags: string): string | undefined {
      const key = `/${source}/${flags}`
      asked.add(key)
      kept[key] ??= findFault(source, flags) ?? ''
      return kept[key] || undefined
    },
    /** With `TEST_PATTERNS=keep` the safe ones go to the repository, in place of those before. */
    keep(): void {
      mkdirSync(dirname(KEPT), { recursive: true })
      writeFileSync(KEPT, JSON.stringify({ stamp, kept }))
      if (process.env['TEST_PATTERNS'] !== 'keep') return
      const patterns = [...asked].filter((key) => kept[key] === '').sort()
      writeFileSync(SAFE, `${JSON.stringify({ stamp, patterns } satisfies Safe, null, 2)}\n`)
    },
  }
}

function readKept(): Record<string, string> {
  const read = readFresh<{ stamp: string; kept: Record<string, string> }>(KEPT)
  return read?.kept ?? {}
}

function readSafe(): Record<string, string> {
  const read = readFresh<Safe>(SAFE)
  return Object.fromEntries((read?.patterns ?? []).map((key) => [key, '']))
}

/** @returns undefined for what an older judge found */
function readFresh<Kept extends { stamp: string }>(file: string): Kept | undefined {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Kept
    return read.stamp === stamp ? read : undefined
  } catch {
    return undefined
  }
}

function findFault(source: string, flags: string): string | undefined {
  const found = checkSync(source, flags, parameters)
  if (found.status === 'safe') return undefined
  if (found.status === 'unknown') return `nobody can tell (${found.error.kind})`
  return `${found.complexity.summary}, e.g. ${found.attack.pattern}`
}
