// `npm run bench [-- name…]`: every measurement, or the named ones. Figures are of this run on this machine; compare
// them with each other, not with another run's.
import { cpus } from 'node:os'
import { measureBytes } from './bytes.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMutations } from './mutations.ts'
import { measurePublish } from './publish.ts'
import { measureWarmCold } from './warm-cold.ts'

const measurements = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  publish: measurePublish,
  'warm-cold': measureWarmCold,
  mutations: measureMutations,
}
type Name = keyof typeof measurements

const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = names.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  process.stderr.write(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.\n`,
  )
  process.exit(1)
}

process.stdout.write(
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})\n`,
)
for (const name of names.length > 0 ? (names as Name[]) : (Object.keys(measurements) as Name[])) {
  process.stdout.write(`\n## ${name}\n\n`)
  await measurements[name]()
}
process.exit()
