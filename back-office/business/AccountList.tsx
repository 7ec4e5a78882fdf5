import type { AdminBusinessAccount } from '#contract/shapes/business.ts'
import { formatNumber, formatYen } from '#src/rules/money/format-yen.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { ActiveChip } from './ActiveChip.tsx'

const ONE_LINE = { whiteSpace: 'nowrap' }

export default function AccountList() {
  return (
    <KindList<AdminBusinessAccount>
      describe={({ code, price_rate, is_active }) =>
        [code, BUSINESS_SCREENS.rate(price_rate), is_active ? '' : BUSINESS_SCREENS.stopped].join(' ')
      }
    >
      <Column source="code" sx={ONE_LINE} />
      <Column source="name" />
      <Column<AdminBusinessAccount>
        source="price_rate"
        align="right"
        render={({ price_rate }) => BUSINESS_SCREENS.rate(price_rate)}
      />
      <Column<AdminBusinessAccount>
        source="buyer_count"
        align="right"
        render={({ buyer_count }) => formatNumber(buyer_count)}
      />
      <Column<AdminBusinessAccount>
        source="price_count"
        align="right"
        render={({ price_count }) => formatNumber(price_count)}
      />
      <Column<AdminBusinessAccount>
        source="ordered_this_month"
        align="right"
        render={({ ordered_this_month }) => formatYen(ordered_this_month)}
      />
      <Column<AdminBusinessAccount>
        source="is_active"
        render={({ is_active }) => <ActiveChip is_active={is_active} words={BUSINESS_SCREENS.active} />}
      />
    </KindList>
  )
}
