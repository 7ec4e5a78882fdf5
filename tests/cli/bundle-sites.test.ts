import { expect, test } from 'vitest'
import { bundleSites } from '#cli/bundle-sites.ts'
import { openBundles } from '#publisher/bundles/open-bundles.ts'
import { demoSite, openWorkshop } from '../publisher/open-workshop.ts'
import { createBuilds } from '../publisher/theme-bundles.ts'

const pages = { '/': { title: '店' }, '/404/': { title: 'なし', status: 404 } }

test('A site whose theme is not there starts in the theme of its last release, and says so', async () => {
  const { api, store, publish } = await openWorkshop(pages)
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
    const steps = {
      run: async (_: string, work: (say: () => void) => Promise<unknown>) => void (await work(() => {})),
      line: (line = '') => void lines.push(line),
    }
    const start = (options: object) => bundleSites([demoSite], () => api.base, steps, { bundles, ...options })
    expect(await start({ store })).toMatchObject([{ bundle: { manifest: { theme: 'garage' } } }])
    expect(lines).toEqual([expect.stringContaining(why!)])
    expect(lines[0]).toMatch(/It stays in the theme garage\.$/)
    // One that was never published has nothing to stay in.
    await expect(start({})).rejects.toThrow(why)
  }
})
