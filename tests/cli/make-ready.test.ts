import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createReadier } from '#cli/make-ready.ts'
import { quietSteps } from '#cli/steps.ts'
import { openBundles } from '#publisher/bundles/open-bundles.ts'
import { readSiteFacts, type SiteFacts } from '#publisher/publish-inputs.ts'
import { demoSite, openWorkshop, toSite } from '../publisher/open-workshop.ts'
import { createBuilds } from '../publisher/theme-bundles.ts'

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

test('A site whose theme is not there starts in the theme of its last release, and says so', async () => {
  const { api, store, publish } = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
  })
  const { options } = createBuilds(async (theme) => {
    if (theme === 'pop') throw new Error('themes/pop/skin.css: Unclosed block')
  })
  const bundles = openBundles(undefined, options)
  await publish({ bundle: await bundles.load('demo', 'garage') })
  for (const [theme, why] of [
    ['gargae', "the theme 'gargae' (setting SITE.THEME), which is not in themes/"],
    ['pop', 'The theme pop could not be bundled: themes/pop/skin.css: Unclosed block'],
  ]) {
    api.content.settings['SITE.THEME'] = theme
    const lines: string[] = []
    const steps = { ...quietSteps(), line: (line = '') => void lines.push(line) }
    const facts = await readSiteFacts(demoSite, api.base)
    const start = (options: object) =>
      createReadier({ toApi: () => api.base, bundles, ...options })(demoSite, facts, steps)
    expect(await start({ store })).toMatchObject({ bundle: { manifest: { theme: 'garage' } } })
    expect(lines).toEqual([expect.stringContaining(why!)])
    expect(lines[0]).toMatch(/It stays in the theme garage\.$/)
    // One that was never published has nothing to stay in.
    await expect(start({})).rejects.toThrow(why)
  }
})
