import type { AdminBusinessBuyer } from '#contract/shapes/business.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { BUSINESS_SCREENS } from '#src/text/back-office/business-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { AccountInput } from './AccountInput.tsx'
import { ActiveChip } from './ActiveChip.tsx'

const WIDE = { width: { xs: '100%', sm: 280 } }

const filters = [
  <AccountInput key="account_code" source="account_code" alwaysOn sx={WIDE} helperText={false} />,
]

const toLimit = (yen: number | null) => (yen === null ? BUSINESS_SCREENS.any_amount : formatYen(yen))

export default function BuyerList() {
  return (
    <KindList<AdminBusinessBuyer>
      filters={filters}
      describe={({ account_name, role, is_active }) =>
        [account_name, BUSINESS_SCREENS.roles[role], is_active ? '' : BUSINESS_SCREENS.stopped].join(' ')
      }
    >
      <Column source="name" />
      <Column source="email" />
      <Column source="account_name" />
      <Column<AdminBusinessBuyer> source="role" render={({ role }) => BUSINESS_SCREENS.roles[role]} />
      <Column<AdminBusinessBuyer>
        source="order_limit"
        label={BUSINESS_SCREENS.columns.order_limit}
        align="right"
        render={({ order_limit }) => toLimit(order_limit)}
      />
      <Column<AdminBusinessBuyer>
        source="monthly_limit"
        label={BUSINESS_SCREENS.columns.monthly_limit}
        align="right"
        render={({ monthly_limit }) => toLimit(monthly_limit)}
      />
      <Column<AdminBusinessBuyer>
        source="ordered_this_month"
        align="right"
        render={({ ordered_this_month }) => formatYen(ordered_this_month)}
      />
      <Column<AdminBusinessBuyer>
        source="is_active"
        render={({ is_active }) => <ActiveChip is_active={is_active} words={BUSINESS_SCREENS.in_use} />}
      />
    </KindList>
  )
}
