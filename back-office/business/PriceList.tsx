import type { AdminContractPrice } from '#contract/shapes/business.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { AccountInput } from './AccountInput.tsx'

const WIDE = { width: { xs: '100%', sm: 280 } }
const ONE_LINE = { whiteSpace: 'nowrap' }

const filters = [
  <AccountInput key="account_code" source="account_code" alwaysOn sx={WIDE} helperText={false} />,
]

const toDay = (day: string) => day.replaceAll('-', '/')

function toDays({ valid_from, valid_until }: AdminContractPrice): string {
  if (valid_from === null && valid_until === null) return BUSINESS_SCREENS.always
  const from = valid_from === null ? '' : BUSINESS_SCREENS.from(toDay(valid_from))
  const until = valid_until === null ? '' : BUSINESS_SCREENS.until(toDay(valid_until))
  return from + until
}

export default function PriceList() {
  return (
    <KindList<AdminContractPrice>
      filters={filters}
      describe={({ account_name, product_name, unit_price }) =>
        `${account_name} ${product_name} ${formatYen(unit_price)}`
      }
    >
      <Column source="account_name" />
      <Column source="code" sx={ONE_LINE} />
      <Column source="product_name" />
      <Column<AdminContractPrice>
        source="unit_price"
        label={BUSINESS_SCREENS.columns.unit_price}
        align="right"
        render={({ unit_price }) => formatYen(unit_price)}
      />
      <Column<AdminContractPrice>
        source="regular_price"
        label={BUSINESS_SCREENS.columns.regular_price}
        align="right"
        render={({ regular_price }) => formatYen(regular_price)}
      />
      <Column<AdminContractPrice> source="valid_from" label={BUSINESS_SCREENS.columns.days} render={toDays} />
    </KindList>
  )
}
