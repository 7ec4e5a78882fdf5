import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildBundle } from '#tests/support/build-bundle.ts'
import type { ObjectFigures } from './objects/one-size.ts'
import { printTable } from './print-table.ts'

/** Some 1,000 and 10,000 documents. */
const SIZES = (process.env['BENCH_SIZES'] ?? '200,4700').split(',').map(Number)
const script = fileURLToPath(new URL('./objects/one-size.ts', import.meta.url))

/** A shop sent into a bucket before a CDN, and its edits: from the save to the CDN's answer to the purge. */
export async function measureObjects(): Promise<void> {
  await buildBundle({ theme: 'garage', site: null })
  const found: [number, ObjectFigures][] = []
  for (const size of SIZES) {
    const { stdout } = await promisify(execFile)(process.execPath, [script, String(size)], {
      maxBuffer: 1 << 26,
    })
    found.push([size, JSON.parse(stdout.trim().split('\n').at(-1)!) as ObjectFigures])
  }
  printTable(
    [
      'products',
      'documents',
      'answers compared, all the same',
      'objects of the first time',
      'seconds',
      'MB sent',
    ],
    found.map(([size, { documents, compared, sent, seconds, mb }]) => [
      size,
      documents,
      compared,
      sent,
      seconds.toFixed(1),
      mb.toFixed(1),
    ]),
  )
  process.stdout.write('\n')
  printTable(
    [
      'products',
      'one edit',
      'objects',
      'calls of the bucket',
      'KB sent',
      'saved to purged, p50 ms',
      'p95 ms',
      'of it sending, p50 ms',
    ],
    found.flatMap(([size, { edits }]) =>
      edits.map(({ what, sent, calls, kb, p50, p95, sending }) => [
        size,
        what,
        sent,
        calls,
        kb.toFixed(1),
        p50.toFixed(0),
        p95.toFixed(0),
        sending.toFixed(0),
      ]),
    ),
  )
}
