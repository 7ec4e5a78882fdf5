import type { AdminBike } from '#contract/shapes/admin-bikes.ts'
import { formatNumber } from '#src/rules/money/format-yen.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

const ONE_LINE = { whiteSpace: 'nowrap' }

const toYears = ({ year_from, year_to }: AdminBike) => BIKE_SCREENS.years(year_from, year_to)

export default function BikeList() {
  return (
    <KindList<AdminBike> describe={(bike) => `${bike.maker_name} ${toYears(bike)}`}>
      <Column source="maker_name" />
      <Column source="model_name" />
      <Column<AdminBike> source="years" render={toYears} sx={ONE_LINE} />
      <Column<AdminBike>
        source="displacement"
        align="right"
        render={({ displacement }) => displacement !== null && formatNumber(displacement)}
      />
      <Column<AdminBike> source="frame_codes" render={({ frame_codes }) => frame_codes.join(' ')} />
      <Column<AdminBike>
        source="fitment_count"
        align="right"
        render={({ fitment_count }) => formatNumber(fitment_count)}
      />
    </KindList>
  )
}
