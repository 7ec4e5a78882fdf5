import type { ProductLine } from '../product-line.ts'
import { cloth } from './product-lines/cloth.ts'
import { keepsakes } from './product-lines/keepsakes.ts'
import { preserves } from './product-lines/preserves.ts'
import { riceAndCoffee } from './product-lines/rice-and-coffee.ts'
import { drinks } from './product-lines/drinks.ts'
import { wagashiLines } from './product-lines/wagashi.ts'
import { bakedSweets } from './product-lines/baked-sweets.ts'
import { pottery } from './product-lines/pottery.ts'
import { lacquerAndBlades } from './product-lines/lacquer-and-blades.ts'
import { teas } from './product-lines/teas.ts'

export const productLines: ProductLine[] = [
  ...wagashiLines,
  ...bakedSweets,
  ...pottery,
  ...lacquerAndBlades,
  ...teas,
  ...cloth,
  ...preserves,
  ...riceAndCoffee,
  ...drinks,
  ...keepsakes,
]
