// `npm run bench [-- name…]`: every measurement, or the named ones. Figures are of this run on this machine; compare
// them with each other, not with another run's.
import { cpus } from 'node:os'
import { measureAgeing } from './ageing.ts'
import { measureAlone } from './alone.ts'
import { measureBikes } from './bikes.ts'
import { measureBytes } from './bytes.ts'
import { measureFuzz } from './fuzz.ts'
import { measureCheckoutInChromium } from './checkout-in-chromium.ts'
import { measureCluster } from './cluster.ts'
import { measureClusterFaults } from './cluster-faults.ts'
import { measureClusterErrands } from './cluster-errands.ts'
import { measureCheckout } from './checkout.ts'
import { measureImage } from './image.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse, measureThemes } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureMoveIn } from './move-in.ts'
import { measureMutations } from './mutations.ts'
import { measureObjects } from './objects.ts'
import { measureOrigin } from './origin.ts'
import { measurePublish } from './publish.ts'
import { measureShuffle } from './shuffle.ts'
import { measureSmuggling } from './smuggling.ts'
import { measureWalk } from './walk.ts'
import { measureWarmCold } from './warm-cold.ts'

const measurements = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  'lighthouse-themes': measureThemes,
  interactions: measureInteractions,
  publish: measurePublish,
  origin: measureOrigin,
  objects: measureObjects,
  cluster: () => measureCluster(flags),
  'cluster-errands': () => measureClusterErrands(flags),
  'cluster-faults': () => measureClusterFaults(flags),
  'warm-cold': measureWarmCold,
  mutations: measureMutations,
  fuzz: measureFuzz,
  checkout: measureCheckout,
  'checkout-in-chromium': measureCheckoutInChromium,
  load: measureLoad,
  bikes: measureBikes,
  ageing: measureAgeing,
  'move-in': () => measureMoveIn(flags),
  smuggling: () => measureSmuggling(flags),
  walk: measureWalk,
  alone: () => measureAlone(flags),
  shuffle: () => measureShuffle(flags),
  image: measureImage,
}
type Name = keyof typeof measurements

const words = process.argv.slice(2)
const firstFlag = words.findIndex((word) => word.startsWith('-'))
/** What follows the first flag is read by the measurement it belongs to. */
const [names, flags] = firstFlag < 0 ? [words, []] : [words.slice(0, firstFlag), words.slice(firstFlag)]
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
