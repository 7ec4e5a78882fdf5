import { parseArgs } from 'node:util'
import { compareCosts } from './move-in/compare-costs.ts'
import { moveIn } from './move-in/move-in.ts'

/**
 * A shop moves in by the words of the terminal: photographs, products, publish, while visitors read pages. Then what a product costs
 * in a large file against 1,000, without photographs. `docs/benchmarks.md` says what is printed and what must hold; the exit code
 * is 1 when it does not.
 *
 * `--products 3000 --pictures 9000` (60 and 180 unless said otherwise); `--photographs <folder>` keeps them there for the next
 * run; `--compare 100000`.
 */
export async function measureMoveIn(flags: string[]): Promise<void> {
  const { values } = parseArgs({
    args: flags,
    options: {
      products: { type: 'string', default: '60' },
      pictures: { type: 'string', default: '180' },
      photographs: { type: 'string' },
      compare: { type: 'string', default: '0' },
    },
  })
  const [products, pictures, many] = [values.products, values.pictures, values.compare].map(Number) as [
    number,
    number,
    number,
  ]
  const isHeld = [
    products > 0 ? await moveIn({ products, pictures, photographs: values.photographs }) : true,
    many > 0 ? await compareCosts(many) : true,
  ]
  if (isHeld.includes(false)) process.exitCode = 1
}
