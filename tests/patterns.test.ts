import { afterAll, expect, test } from 'vitest'
import { buildNginxConf } from '#publisher/export/nginx-conf.ts'
import { toShellRewrites } from '#publisher/hosting/shell-rewrites.ts'
import { routes } from '#src/routes.ts'
import { toSite } from './publisher/demo-shop.ts'
import { builders, watchPatterns } from './support/patterns/built-patterns.ts'
import { openJudge } from './support/patterns/judge-pattern.ts'
import { listPatterns, type ListedPatterns } from './support/patterns/list-patterns.ts'
import { code, read } from './support/source-files.ts'

const judge = openJudge()
afterAll(() => judge.keep())

/** What runs where somebody else's text arrives: all but the demo's goods, tests and benches. */
const files = code.filter((file) => !/^(?:bench|demo|tests)\//.test(file))

const listed = files.map((file): [string, ListedPatterns] => [file, listPatterns(file, read(file))])

const listFaults = ({ patterns }: Pick<ListedPatterns, 'patterns'>) =>
  patterns.flatMap(({ source, flags, place }) => {
    const fault = judge.judge(source, flags)
    return fault ? [`${place} /${source}/${flags}: ${fault}`] : []
  })

test('Every expression that reads somebody’s text does so in linear time', () => {
  expect(listed.flatMap(([, found]) => listFaults(found))).toEqual([])
})

test('So does every expression that is put together when it runs', async () => {
  const built = listed.flatMap(([file, found]) => found.built.map(() => file))
  const places = Object.groupBy(built, (file) => file)
  expect(Object.fromEntries(Object.entries(places).map(([file, all]) => [file, all?.length]))).toEqual(
    Object.fromEntries(Object.entries(builders).map(([file, one]) => [file, one.places])),
  )
  for (const [file, { run, places: count }] of Object.entries(builders)) {
    if (typeof run === 'string') continue
    const made = await watchPatterns(run)
    expect([file, made.length >= count]).toEqual([file, true])
    expect(listFaults({ patterns: made.map((one) => ({ ...one, place: file })) })).toEqual([])
  }
})

test('So does every expression nginx is given', () => {
  const facts = {
    site: toSite('demo'),
    api: 'http://127.0.0.1:9',
    rewrites: toShellRewrites(routes),
    redirects: [{ from: '/old/a.php', to: '/news/' }],
    content_types: {},
    plain_assets: ['/favicon.ico'],
    has_pictures: true,
    root: '/srv',
    has_brotli: true,
  }
  const conf = buildNginxConf({ ...facts, is_closed: true }) + buildNginxConf({ ...facts, is_closed: false })
  const given = [...conf.matchAll(/"~(\*?)([^"]+)"|(?:location|\$\w+ !?)~(\*?) "([^"]+)"/g)]
  const patterns = given.map(([, star = '', map, other = '', location = '']) => ({
    // Possessive ones go back less often than these do.
    source: (map ?? location).replaceAll(/([*+?}])\+/g, '$1'),
    flags: star + other === '' ? '' : 'i',
    place: 'nginx',
  }))
  expect(patterns.length).toBeGreaterThan(30)
  expect(listFaults({ patterns })).toEqual([])
})

test('A planted expression that goes back over its input is found wherever it stands, with its place', () => {
  const planted = {
    'src/rules/planted.ts': 'const a = 1\nexport const b = (text: string) => /(?:a+)+$/.test(text)\n',
    'shop-api/planted.ts': "const a = 1\nconst trailing = new RegExp('/+$', 'g')\n",
    'publisher/planted.ts': 'const a = 1\nconst raw = RegExp(String.raw`^(\\s|\\n)*$`)\n',
    'src/pages/planted.astro': '---\nconst slug = x.replace(/-+$/, "")\n---\n<p>{slug}</p>\n',
    'src/layouts/planted.astro': '<p>1</p>\n<script>a.replace(/^\\s+|\\s+$/g, "")</script>\n',
    'src/islands/Planted.tsx': 'const a = <p>1</p>\nconst b = <p>{text.replace(/<[^>]*>/g, "")}</p>\n',
    'publisher/export/planted.ts': 'const a = 1\nconst b = `${a}if (/[a-z]+@[a-z]+$/.test(x)) ${a}`\n',
  }
  for (const [file, text] of Object.entries(planted)) {
    const [fault, ...others] = listFaults(listPatterns(file, text))
    expect([file, fault?.split(' ')[0], others]).toEqual([file, `${file}:2`, []])
  }
  const template = '---\nconst a = 1\n---\n<p>{text.replace(/a+$/, "")}</p>\n'
  expect(() => listPatterns('src/pages/planted.astro', template)).toThrow('stands in its frontmatter')
  expect(listPatterns('src/planted.ts', 'const a = new RegExp(`${word}+$`)').built).toEqual([
    'src/planted.ts:1',
  ])
})
