import { median, printTable } from '../print-table.ts'
import { toBikeKey, toMakerKey } from './fill.ts'

/** A bike of the demo: every edition of its parts goes on it. */
const POPULAR = 'kaze-250r-2022'

/** What is asked in a turn, each beside the list it is compared with. */
const errands: { what: string; beside: string; ask: (turn: number) => string }[] = [
  { what: 'the list', beside: 'the list', ask: () => '/products?facets=1' },
  {
    what: 'the list, for a bike',
    beside: 'the list',
    ask: (turn) => `/products?facets=1&bike=${toBikeKey(turn)}`,
  },
  {
    what: 'the list, for the most popular bike',
    beside: 'the list',
    ask: () => `/products?facets=1&bike=${POPULAR}`,
  },
  { what: 'a shelf', beside: 'a shelf', ask: () => '/products?facets=1&category=brake&child=1' },
  {
    what: 'a shelf, for a bike',
    beside: 'a shelf',
    ask: (turn) => `/products?facets=1&category=brake&child=1&bike=${toBikeKey(turn)}`,
  },
  {
    what: 'made for a bike',
    beside: 'a shelf',
    ask: (turn) => `/products?facets=1&made_for=${toBikeKey(turn)}`,
  },
  {
    what: 'made for the most popular bike',
    beside: 'a shelf',
    ask: () => `/products?facets=1&made_for=${POPULAR}`,
  },
]

/**
 * Asks in turns and prints the medians. Counted anew: nobody asked for these counts before (a `price_from` of its own, below
 * every price). Asked again: the counts are remembered, the page is read anew.
 */
export async function askAboutBikes(base: string, turns: number): Promise<void> {
  const spent = new Map<string, { anew: number[]; again: number[] }>()
  const others = new Map<string, number[]>()
  // The first turn warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const order = turn % 2 === 0 ? errands : errands.toReversed()
    for (const { what, ask } of order) {
      const address = `${base}${ask(turn)}&price_from=${turn + 1}`
      const [anew, again] = [(await time(address)).ms, (await time(address)).ms]
      if (turn === 0) continue
      const figures = spent.get(what) ?? { anew: [], again: [] }
      figures.anew.push(anew)
      figures.again.push(again)
      spent.set(what, figures)
    }
    for (const [what, address] of await toOthers(base, turn)) {
      const { ms } = await time(address)
      if (turn > 0) others.set(what, [...(others.get(what) ?? []), ms])
    }
  }
  const toFigures = (what: string) => {
    const { anew, again } = spent.get(what)!
    return { anew: median(anew), again: median(again) }
  }
  printTable(
    [
      'first page, with counts',
      'counted anew, p50 ms',
      'beside without a bike',
      'asked again, p50 ms',
      'beside',
    ],
    errands.map(({ what, beside }) => {
      const [figures, plain] = [toFigures(what), toFigures(beside)]
      const toRatio = (name: 'anew' | 'again') => `${(figures[name] / plain[name]).toFixed(2)}×`
      return [what, figures.anew.toFixed(0), toRatio('anew'), figures.again.toFixed(1), toRatio('again')]
    }),
  )
  process.stdout.write('\n')
  const plain = toFigures('the list').again
  printTable(
    ['what else is asked', 'p50 ms', 'beside the list asked again'],
    [...others].map(([what, ms]) => [what, median(ms).toFixed(1), `${(median(ms) / plain).toFixed(2)}×`]),
  )
}

/** Calls about bikes. Judged are the products of another page each turn. */
async function toOthers(base: string, turn: number): Promise<[what: string, address: string][]> {
  const page = (await (await fetch(`${base}/products?per=15&page=${turn + 1}`)).json()) as {
    data: { key: string }[]
  }
  const keys = page.data.map(({ key }) => key).join(',')
  return [
    ['15 products of these keys', `${base}/products?per=15&keys=${keys}`],
    ['15 products judged for a bike', `${base}/bikes/${POPULAR}/judgements?keys=${keys}`],
    [
      '20 models of a maker, counted anew',
      `${base}/bike-models?maker=${toMakerKey(turn)}&per=20&page=${1 + (turn % 5)}`,
    ],
    [
      '20 models of a maker, counts remembered',
      `${base}/bike-models?maker=${toMakerKey(turn)}&per=20&page=${1 + (turn % 5)}`,
    ],
    ['bikes by name', `${base}/bikes?q=model%20${turn}`],
    ['bikes by frame number', `${base}/bikes?q=9ZZ-QX${100 + turn}A-1000001`],
  ]
}

async function time(address: string): Promise<{ ms: number }> {
  const asked = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return { ms: performance.now() - asked }
}
