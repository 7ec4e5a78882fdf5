import { readdirSync, readFileSync } from 'node:fs'
import type { ErrorBody } from '../shapes/error.ts'

/** A call as it was asked and answered in the tests, which write it (`contract/examples/`). */
export interface Example {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  answer?: unknown
  /** What came with 202. */
  accepted?: unknown
}

export interface Examples {
  /** By name of the call. */
  calls: Readonly<Record<string, Example>>
  /** By code. */
  refusals: Readonly<Record<string, { status: number; answer: ErrorBody }>>
}

const folder = new URL('../examples/', import.meta.url)
let loaded: Examples | undefined

/** Read when the document is first asked for. Nothing else needs them, and browsers never do. */
export function loadExamples(): Examples {
  loaded ??= readExamples()
  return loaded
}

function readExamples(): Examples {
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const files = readdirSync(folder).filter((file) => file !== 'refusals.json')
  return {
    calls: Object.assign({}, ...files.map(read)) as Examples['calls'],
    refusals: read('refusals.json') as Examples['refusals'],
  }
}
