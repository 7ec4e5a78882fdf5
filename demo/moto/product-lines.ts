import type { ProductLine } from '../product-line.ts'
import { barsAndMirrors } from './product-lines/bars-and-mirrors.ts'
import { brakeDiscs } from './product-lines/brake-discs.ts'
import { brakePads } from './product-lines/brake-pads.ts'
import { brakeParts } from './product-lines/brake-parts.ts'
import { chains } from './product-lines/chains.ts'
import { chemicals } from './product-lines/chemicals.ts'
import { clothing } from './product-lines/clothing.ts'
import { controls } from './product-lines/controls.ts'
import { electrical } from './product-lines/electrical.ts'
import { engine } from './product-lines/engine.ts'
import { exhausts } from './product-lines/exhausts.ts'
import { exterior } from './product-lines/exterior.ts'
import { lights } from './product-lines/lights.ts'
import { helmets } from './product-lines/helmets.ts'
import { oilAndFilters } from './product-lines/oil-and-filters.ts'
import { parking } from './product-lines/parking.ts'
import { sprockets } from './product-lines/sprockets.ts'
import { suspension } from './product-lines/suspension.ts'
import { touringBags } from './product-lines/touring-bags.ts'
import { tyres } from './product-lines/tyres.ts'
import { workshop } from './product-lines/workshop.ts'

export const productLines: ProductLine[] = [
  ...brakeDiscs,
  ...helmets,
  ...chains,
  ...touringBags,
  ...exhausts,
  ...clothing,
  ...sprockets,
  ...electrical,
  ...lights,
  ...brakePads,
  ...controls,
  ...suspension,
  ...oilAndFilters,
  ...tyres,
  ...engine,
  ...brakeParts,
  ...barsAndMirrors,
  ...exterior,
  ...parking,
  ...workshop,
  ...chemicals,
]
