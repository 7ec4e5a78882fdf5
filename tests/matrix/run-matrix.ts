// `npm run matrix [-- --site moto --theme noir --kind /mypage --shard 1/4]`: every site in every theme, every kind of screen.
// Pictures and `report.json` go to `test-results/matrix/`. Ends with 1 when something is wrong.
import { chromium } from '@playwright/test'
import { loadSites } from '#sites/load-sites.ts'
import { requireHeadlessShell, chromiumArguments } from '#tests/support/require-chromium.ts'
import { listPairs, type Pair } from './list-pairs.ts'
import { openShowcase, type Showcase } from './open-showcase.ts'
import { createMetKinds } from './met-kinds.ts'
import { readOptions } from './read-options.ts'
import { compareReports, readLastReport, type SeenScreen, toKey, writeReport } from './report.ts'
import { walkPair } from './walk-pair.ts'

process.env['DEMO_THEMES'] = '1'

/** Sites of one theme are looked at side by side: a screen is waited for as long as it is worked on. */
const LANES = 4
/** With a seed: screens of each pair. */
const SOME_SCREENS = 8

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Looks at every pair; those of one theme after each other, because a site wears one theme at a time. */
async function lookAtAll(
  showcase: Showcase,
  pairs: Pair[],
  options: ReturnType<typeof readOptions>,
): Promise<SeenScreen[]> {
  const browser = await chromium.launch({ executablePath: requireHeadlessShell(), args: chromiumArguments })
  const seen: SeenScreen[] = []
  const met = createMetKinds()
  const memberPaths = new Map<string, readonly string[]>()
  for (const [theme, of] of Map.groupBy(pairs, (pair) => pair.theme)) {
    const waiting = [...of]
    // The next shop is dressed while those before it are looked at. One after the other: a theme is bundled once.
    let dressed: Promise<void> = Promise.resolve()
    const dress = ({ site }: Pair) => (dressed = dressed.then(() => showcase.wear(site, theme)))
    const walk = async (lane: number) => {
      for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
        await dress(pair)
        const began = performance.now()
        const some = options.seed === undefined ? undefined : { seed: options.seed, count: SOME_SCREENS }
        const screens = await walkPair(browser, pair, {
          kind: options.kind,
          some,
          met,
          memberPaths,
          start: lane / LANES,
        }).catch((error: unknown) => [tellStopped(pair, error)])
        seen.push(...screens)
        const faulty = screens.filter(({ faults }) => faults.length > 0)
        const seconds = ((performance.now() - began) / 1000).toFixed(0)
        say(
          `${pair.site} in ${theme}: ${screens.length} screens in ${seconds} s, ${faulty.length} with faults`,
        )
        for (const screen of faulty)
          say(`  ${toKey(screen)}\n${screen.faults.map((fault) => `    ${fault}`).join('\n')}`)
      }
    }
    await Promise.all(Array.from({ length: LANES }, (_, lane) => walk(lane)))
  }
  await browser.close()
  return seen
}

/** A pair that could not be looked at to its end is a fault; the others are looked at. */
function tellStopped(pair: Pair, error: unknown): SeenScreen {
  const faults = [`stopped: ${error instanceof Error ? error.message : String(error)}`]
  return { ...pair, visitor: 'nobody', route: '', path: '', faults, looks: {} }
}

function tellDifferences(differences: ReturnType<typeof compareReports>): void {
  if (differences.length > 0) say('\nNot as last time:')
  for (const { screen, new_faults, mended, looks } of differences) {
    say(`  ${screen}${looks.length > 0 ? ` looks different at ${looks.join(' and ')} px` : ''}`)
    for (const fault of new_faults) say(`    + ${fault}`)
    for (const fault of mended) say(`    - ${fault}`)
  }
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const sites = await loadSites()
  const pairs = listPairs(
    sites.map(({ name }) => name),
    options,
  )
  const began_at = new Date().toISOString()
  const began = performance.now()
  const last = readLastReport()
  const showcase = await openShowcase(sites, () => {})
  try {
    const screens = await lookAtAll(showcase, pairs, options)
    const seconds = Math.round((performance.now() - began) / 1000)
    const report = { began_at, seconds, pairs: pairs.length, screens }
    await writeReport(report)
    if (last) tellDifferences(compareReports(last, report))
    const faulty = screens.filter(({ faults }) => faults.length > 0).length
    say(`\n${pairs.length} pairs, ${screens.length} screens in ${seconds} s; ${faulty} screens with faults`)
    process.exitCode = faulty > 0 ? 1 : 0
  } finally {
    await showcase.close()
  }
}

await run()
