import type { AdminFitment } from '#contract/shapes/admin-bikes.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { BikeInput } from './BikeInput.tsx'
import { FitmentChip } from './FitmentChip.tsx'
import { ProductInput } from './ProductInput.tsx'

const WIDE = { width: { xs: '100%', sm: 240 } }
const ONE_LINE = { whiteSpace: 'nowrap' }

const filters = [
  <ProductInput key="product_key" source="product_key" alwaysOn sx={WIDE} helperText={false} />,
  <BikeInput key="bike_key" source="bike_key" alwaysOn sx={WIDE} helperText={false} />,
]

export default function FitmentList() {
  return (
    <KindList<AdminFitment>
      filters={filters}
      describe={({ code, bike_name, state }) => `${code} ${bike_name} ${BIKE_SCREENS.states[state]}`}
    >
      <Column source="code" sx={ONE_LINE} />
      <Column source="product_name" />
      <Column source="bike_name" />
      <Column<AdminFitment> source="state" render={({ state }) => <FitmentChip state={state} />} />
      <Column source="note" />
    </KindList>
  )
}
