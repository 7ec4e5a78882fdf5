import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createReadier } from '#cli/make-ready.ts'
import { quietSteps } from '#cli/steps.ts'
import { openBundles } from '#publisher/bundles/open-bundles.ts'
import type { SiteFacts } from '#publisher/publish-inputs.ts'
import { toSite } from '../publisher/open-workshop.ts'

/** Sites before a Vite that fails, and how often it ran for which variant. */
function open() {
  const builds: string[] = []
  const now = { code: 'a', ms: 0 }
  const bundles = openBundles(undefined, {
    folder: `${tmpdir()}/noren-no-bundles/`,
    async build({ theme }) {
      builds.push(theme)
      throw new Error(`astro build of ${theme} failed`)
    },
  })
  const toReady = createReadier({
    toApi: () => 'http://127.0.0.1:9',
    bundles,
    clock: () => now.ms,
    toCodeHash: (variant) => variant + now.code,
  })
  const tryIt = (site: string, theme: string) => {
    const facts = { settings: { 'SITE.THEME': theme }, content_version: 1 } as SiteFacts
    return toReady(toSite(site), facts, quietSteps()).catch((error: Error) => error.message)
  }
  return { builds, now, tryIt }
}

test('A bundle that does not build is built anew for other code or another theme, or after ten minutes, not for each try', async () => {
  const { builds, now, tryIt } = open()
  const failed = 'The theme simple could not be bundled: astro build of simple failed'
  expect(await Promise.all([tryIt('a', 'simple'), tryIt('b', 'simple')])).toEqual([failed, failed])
  expect(builds).toEqual(['simple'])
  await tryIt('a', 'noir')
  expect(builds).toEqual(['simple', 'noir'])
  now.code = 'b'
  expect(await tryIt('a', 'simple')).toBe(failed)
  now.ms = 9 * 60_000
  expect(await tryIt('a', 'simple')).toBe(failed)
  expect(builds).toEqual(['simple', 'noir', 'simple'])
  now.ms = 11 * 60_000
  await tryIt('a', 'simple')
  expect(builds).toHaveLength(4)
})

test('A theme that is not installed is said with those that are, and nothing is built', async () => {
  const { builds, tryIt } = open()
  expect(await tryIt('worn', 'kimono')).toMatch(
    /^Site worn wears the theme 'kimono'.*there are .*simple.*Choose one/,
  )
  expect(builds).toEqual([])
})
