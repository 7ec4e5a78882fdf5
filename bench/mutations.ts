import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTable } from './print-table.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

interface Mutation {
  what: string
  file: string
  from: string
  to: string
  /** Ends after this edit, as those that follow hide what it leaves undone; 120 otherwise. */
  edits?: number
}

/** Mistakes that a publisher of many shops is prone to, each made in one place of our own code. */
export const mutations: readonly Mutation[] = [
  {
    what: 'tags leave the site out',
    file: 'src/content-loaders/create-entry-loader.ts',
    from: '`${site}:${tag}`',
    to: '`x:${tag}`',
  },
  {
    what: 'a page that goes ends that of every site',
    file: 'publisher/store/draft-statements.ts',
    from: 'WHERE site = :site AND path = :path AND to_release IS NULL AND from_release < :release',
    to: 'WHERE :site > 0 AND path = :path AND to_release IS NULL AND from_release < :release',
  },
  {
    what: 'the sitemap reads the pages of every site',
    file: 'publisher/store/draft-statements.ts',
    from: 'WHERE site = :site AND to_release IS NULL AND sitemap_slot >= :first AND sitemap_slot < :end`,\n    ),\n    countIndexed',
    to: 'WHERE :site > 0 AND to_release IS NULL AND sitemap_slot >= :first AND sitemap_slot < :end`,\n    ),\n    countIndexed',
  },
  {
    what: 'questions have no tag',
    file: 'src/content-loaders/faq-loader.ts',
    from: "tags: ['faq']",
    to: 'tags: []',
  },
  {
    what: 'lists have no tag of their own',
    file: 'src/content-loaders/product-list-loader.ts',
    from: "`product-lists:${key ?? 'all'}`,",
    to: '',
  },
  {
    what: 'a product’s page says nothing of the products beside it',
    file: 'src/content-loaders/product-loader.ts',
    from: '[product, ...(product.recommend ?? []), ...(product.accessories ?? [])]',
    to: '[product]',
  },
  {
    what: 'a text says nothing of the products it links to',
    file: 'src/content-loaders/landing-page-loader.ts',
    from: "...keys.map((key) => toCardTag('products', key)),\n        ...toProductTags(products?.body.data ?? []),",
    to: '',
  },
  {
    what: 'nobody follows the names of makers',
    file: 'src/content-loaders/maker-loader.ts',
    from: 'lists: [MAKER_NAMES_TAG, toMakerNameTag(maker.key)],',
    to: 'lists: [],',
  },
  {
    what: 'a setting changes and nobody looks',
    file: 'src/content-loaders/plan-changes.ts',
    from: "  catalog: { tags: () => ['catalogs'] },",
    to: "  catalog: { tags: () => ['catalogs'] },\n  settings: { tags: () => [] },",
  },
  {
    what: 'the frame counts products, outside the tags',
    file: 'src/content-loaders/frame-loader.ts',
    from: '({ product_count: _product_count, ...category }) => category',
    to: '({ product_count, ...category }) => ({ ...category, name: `${category.name}${product_count}` })',
  },
  {
    what: 'the frame is kept when it has changed',
    file: 'publisher/changes/site-publisher.ts',
    from: 'const receipt = await publishSite({ site, bundle, api, store, now: clock() })',
    to: 'const receipt = await publishSite({ site, bundle, api, store, now: clock() }).then((one) => ({ ...one, failed: [] }))\n    frame = "same"',
  },
  {
    what: 'neighbours on a shelf are not looked at',
    file: 'publisher/changes/find-moved-lists.ts',
    from: "neighbours: pick(site, 'beside', [...old, ...now]),",
    to: 'neighbours: [],',
  },
  {
    what: 'cards are never looked at again',
    file: 'publisher/changes/find-moved-lists.ts',
    from: 'return Boolean(old) && old === now',
    to: 'return Boolean(old) || old === now',
  },
  {
    what: 'the front page has no cards of news',
    file: 'src/content-loaders/home-loader.ts',
    from: "...news.body.data.map(({ key }) => toCardTag('news', key)),",
    to: '',
    edits: 101,
  },
  {
    what: 'the new dates of pages are kept from the sitemap',
    file: 'publisher/changes/publish-changes.ts',
    from: 'is_indexed !== wasIndexed || (is_indexed && before?.last_modified !== last_modified)',
    to: 'is_indexed !== wasIndexed',
  },
  {
    what: 'the day turns unnoticed',
    file: 'publisher/changes/site-publisher.ts',
    from: 'const paths = [...retried, ...listExpired(now)]',
    to: 'const paths = [...retried]; listExpired(now)',
  },
]

/** Breaks a copy of our own code in one place after the other: the run of edits has to notice each. */
export async function measureMutations(): Promise<void> {
  const only = process.env['BENCH_ONLY']
  const rows: (string | number)[][] = []
  for (const mutation of [undefined, ...mutations.filter(({ what }) => !only || what.includes(only))]) {
    const { isRed, said, seconds } = runWith(mutation)
    const verdict = mutation
      ? isRed
        ? 'noticed'
        : '**not noticed**'
      : isRed
        ? '**red without one**'
        : 'green'
    process.stderr.write(`${mutation?.what ?? 'nothing'}: ${verdict} ${said}\n`)
    rows.push([mutation?.what ?? 'nothing broken', mutation?.file ?? '–', verdict, said, seconds])
    if (isRed !== (mutation !== undefined)) process.exitCode = 1
  }
  printTable(['what is broken', 'where', 'the run is', 'first difference', 'seconds'], rows)
}

function runWith(mutation: Mutation | undefined) {
  const copy = mkdtempSync(join(tmpdir(), 'noren-mutation-'))
  try {
    const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
    for (const file of new Set(files)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(join(root, file), join(copy, file))
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    if (mutation) breakFile(join(copy, mutation.file), mutation)
    const started = performance.now()
    const { status, output } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'tests/publisher/warm-cold'],
      {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: {
          ...process.env,
          WARM_COLD_EDITS: String(mutation?.edits ?? 120),
          WARM_COLD_EVERY: '6',
          NO_COLOR: '1',
        },
      },
    )
    const words = output.join('\n')
    const found = /^\+ {3}"([^:"]+)/m.exec(words)?.[1] ?? /Error: (.{0,80})/.exec(words)?.[1] ?? '–'
    return { isRed: status !== 0, said: found, seconds: Math.round((performance.now() - started) / 1000) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function breakFile(file: string, { what, from, to }: Mutation): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from))
    throw new Error(`The place to break for «${what}» has moved: see bench/mutations.ts.`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}
