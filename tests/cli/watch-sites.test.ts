import { expect, onTestFinished, test, vi } from 'vitest'
import { type SiteChange, watchSites } from '#cli/watch-sites.ts'
import type { SiteFile } from '#sites/load-sites.ts'
import { toSite } from '../publisher/open-workshop.ts'

/** A save that left a file nobody can read. */
const TYPO = 13

function watch(files: SiteFile[], listed: SiteFile[] = [...files]) {
  const changes: string[] = []
  const lines: string[] = []
  const toNames = (sites: SiteChange['all']) => sites.map(({ name }) => name).join(' ')
  const unwatch = watchSites({
    listed,
    known: listed.map(({ file }) => toSite(file.replace('.ts', ''))),
    list: async () => [...files],
    load: async ({ file, saved_at }) => {
      if (file === 'broken.ts' || saved_at === TYPO) throw new Error('Unexpected token.')
      return toSite(file.replace('.ts', ''))
    },
    onChange: async ({ all, added, removed }) =>
      void changes.push(`${toNames(all)} | +${toNames(added)} -${toNames(removed)}`),
    say: (line) => lines.push(line),
    every_ms: 5,
  })
  onTestFinished(unwatch)
  return { changes, lines }
}

test('A site comes, is saved again and goes; one that cannot be read is told once and keeps nobody', async () => {
  const files: SiteFile[] = [{ file: 'demo.ts', saved_at: 1 }]
  const { changes, lines } = watch(files)
  files.push({ file: 'broken.ts', saved_at: 2 }, { file: 'kissa.ts', saved_at: 2 })
  await vi.waitFor(() => expect(changes).toEqual(['demo kissa | +kissa -']))
  files[2] = { file: 'kissa.ts', saved_at: 3 }
  await vi.waitFor(() => expect(changes.slice(1)).toEqual(['demo kissa | +kissa -kissa']))
  files.splice(2, 1)
  await vi.waitFor(() => expect(changes.slice(2)).toEqual(['demo | + -kissa']))
  expect(lines).toEqual(['broken.ts: Unexpected token.'])
})

test('A typo in the file of a live site leaves it as it was, until the file is mended or gone', async () => {
  const files: SiteFile[] = [{ file: 'demo.ts', saved_at: 1 }]
  const { changes, lines } = watch(files)
  files[0] = { file: 'demo.ts', saved_at: TYPO }
  await vi.waitFor(() => expect(lines).toEqual(['demo.ts: Unexpected token. The site stays as it was.']))
  files.push({ file: 'kissa.ts', saved_at: 14 })
  await vi.waitFor(() => expect(changes).toEqual(['demo kissa | +kissa -']))
  files[0] = { file: 'demo.ts', saved_at: 15 }
  await vi.waitFor(() => expect(changes.slice(1)).toEqual(['demo kissa | +demo -demo']))
  files[0] = { file: 'demo.ts', saved_at: TYPO }
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  files.shift()
  await vi.waitFor(() => expect(changes.slice(2)).toEqual(['kissa | + -demo']))
})

test('A file that came while the others were read is taken up, and one that was saved meanwhile is read again', async () => {
  const before = [{ file: 'demo.ts', saved_at: 1 }]
  const after = [
    { file: 'demo.ts', saved_at: 2 },
    { file: 'kissa.ts', saved_at: 2 },
  ]
  const { changes } = watch(after, before)
  await vi.waitFor(() => expect(changes).toEqual(['demo kissa | +demo kissa -demo']))
})

test('A site that names a host of another waits, told once, until that one lets it go', async () => {
  const files: SiteFile[] = [{ file: 'demo.ts', saved_at: 1 }]
  const hosts: Record<string, string> = { demo: 'shop.example' }
  const changes: string[] = []
  const lines: string[] = []
  const toSiteNow = (name: string) => ({ ...toSite(name), hosts: [hosts[name] ?? 'shop.example'] })
  const unwatch = watchSites({
    listed: [...files],
    known: [toSiteNow('demo')],
    list: async () => [...files],
    load: async ({ file }) => toSiteNow(file.replace('.ts', '')),
    onChange: async ({ all }) => void changes.push(all.map(({ name }) => name).join(' ')),
    say: (line) => lines.push(line),
    every_ms: 5,
  })
  onTestFinished(unwatch)
  files.push({ file: 'kissa.ts', saved_at: 2 })
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  hosts['demo'] = 'demo.example'
  files[0] = { file: 'demo.ts', saved_at: 3 }
  await vi.waitFor(() => expect(changes.at(-1)).toBe('demo kissa'))
  expect(lines).toEqual(['kissa.ts: Site demo answers for shop.example already; leave it to one of them.'])
})
