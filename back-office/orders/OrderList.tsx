import NoteIcon from '@mui/icons-material/StickyNote2Outlined'
import { Box, Tab, Tabs, Tooltip, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import {
  DataTable,
  DateInput,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  useListContext,
  FilterButton,
  TopToolbar,
} from 'react-admin'
import type { AdminOrder } from '#contract/shapes/admin-order.ts'
import type { OrderStatus } from '#contract/shapes/order.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { ORDER_LIST } from '#src/text/back-office/order-screens.ts'
import { ORDERS_TEXT } from '#src/text/back-office/orders.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'
import { OrderBulk } from './OrderBulk.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'

type TabName = keyof typeof ORDER_LIST.tabs

const STATUSES: Record<TabName, OrderStatus[] | undefined> = {
  to_ship: ['accepted', 'paid', 'partly_shipped'],
  transfers: ['awaiting_payment'],
  shipped: ['shipped'],
  completed: ['completed'],
  cancelled: ['cancelled'],
  all: undefined,
}
const TABS = Object.keys(STATUSES) as TabName[]
const toChoices = (names: Record<string, string>) => Object.entries(names).map(([id, name]) => ({ id, name }))

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={ORDER_LIST.search} sx={{ mb: 0.5 }} />,
  <SelectInput key="sort" source="sort" alwaysOn choices={toChoices(ORDER_LIST.sorts)} helperText={false} />,
  <SelectInput key="payment" source="payment" choices={toChoices(ORDER_LIST.payments)} helperText={false} />,
  <DateInput key="date_from" source="date_from" helperText={false} />,
  <DateInput key="date_to" source="date_to" helperText={false} />,
]

/** Orders by what is to be done with them; several at once are printed, written to files and shipped. */
export default function OrderList() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  return (
    <List
      title={ORDERS_TEXT.name}
      filters={filters}
      filterDefaultValues={{ status: STATUSES.to_ship, sort: 'ship_by' }}
      perPage={25}
      empty={false}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      sx={{
        '& .RaList-main': { minWidth: 0 },
        // On a phone react-admin makes them white bars.
        '& .RaList-actions, & .RaList-actions .MuiToolbar-root': { bgcolor: 'transparent' },
        '& .RaList-content': { border: 1, borderColor: 'divider', overflowX: 'auto' },
      }}
    >
      <StateTabs />
      {isWide ? (
        <DataTable rowClick="edit" bulkActionButtons={<OrderBulk />} empty={<Nothing />}>
          <Column source="order_no" />
          <Column<AdminOrder> source="ordered_at" render={(order) => formatJapanTime(order.ordered_at)} />
          <Column<AdminOrder> source="status" render={({ status }) => <OrderStatusChip status={status} />} />
          <Column<AdminOrder> source="ship_by" render={(order) => <ShipBy order={order} />} />
          <Column<AdminOrder> source="pay_by" render={(order) => <PayBy order={order} />} />
          <Column<AdminOrder> source="orderer_name" render={(order) => <Orderer order={order} />} />
          <Column<AdminOrder> source="product_name" render={describeGoods} />
          <Column source="payment_name" />
          <DataTable.NumberCol<AdminOrder>
            source="total_payment"
            disableSort
            render={(order) => formatYen(order.total_payment)}
          />
        </DataTable>
      ) : (
        <SimpleList<AdminOrder>
          primaryText={(order) => `${order.orderer_name}　${formatYen(order.total_payment)}`}
          secondaryText={describeOrder}
          tertiaryText={toChip}
          rowClick="edit"
          empty={<Nothing />}
        />
      )}
    </List>
  )
}

function describeOrder(order: AdminOrder): string {
  const pay_by = order.pay_by && `${ORDERS_TEXT.fields.pay_by} ${order.pay_by.replaceAll('-', '/')}`
  return [order.order_no, describeGoods(order), pay_by].filter(Boolean).join('　')
}

const toChip = ({ status }: AdminOrder) => <OrderStatusChip status={status} />

function StateTabs() {
  const { filterValues, setFilters } = useListContext()
  const shown = JSON.stringify((filterValues as { status?: OrderStatus[] }).status)
  const value = TABS.find((tab) => JSON.stringify(STATUSES[tab]) === shown) ?? 'all'
  const choose = (tab: TabName) => {
    const { status: _status, ...rest } = filterValues as Record<string, unknown>
    const status = STATUSES[tab]
    setFilters({ ...rest, ...(status && { status }) })
  }
  return (
    <Tabs
      value={value}
      onChange={(_event, tab: TabName) => choose(tab)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map((tab) => (
        <Tab key={tab} value={tab} label={ORDER_LIST.tabs[tab]} />
      ))}
    </Tabs>
  )
}

function describeGoods({ product_name, quantity, line_count }: AdminOrder): string {
  return line_count > 1 ? `${product_name} ${ORDER_LIST.more(quantity - 1)}` : product_name
}

function Orderer({ order: { orderer_name, has_staff_memo } }: { order: AdminOrder }) {
  return (
    <>
      {orderer_name}
      {has_staff_memo && (
        <Tooltip title={ORDER_LIST.memo}>
          <NoteIcon
            fontSize="small"
            aria-label={ORDER_LIST.memo}
            sx={{ ml: 0.5, verticalAlign: 'middle', color: 'text.secondary' }}
          />
        </Tooltip>
      )}
    </>
  )
}

function ShipBy({ order: { ship_by } }: { order: AdminOrder }) {
  const [today] = useState(() => toJapanDay(new Date()))
  if (ship_by === null) return null
  if (ship_by > today) return ship_by.replaceAll('-', '/')
  return (
    <Box component="strong" sx={{ color: ship_by < today ? 'error.main' : 'text.primary' }}>
      {ship_by < today ? ORDER_LIST.overdue : ORDER_LIST.today}
    </Box>
  )
}

function PayBy({ order: { pay_by } }: { order: AdminOrder }) {
  const [today] = useState(() => toJapanDay(new Date()))
  if (pay_by === null) return null
  const day = pay_by.replaceAll('-', '/')
  if (pay_by >= today) return day
  return (
    <Box component="strong" sx={{ color: 'error.main' }}>
      {ORDER_LIST.pay_overdue(day)}
    </Box>
  )
}

function Nothing() {
  return (
    <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {ORDER_LIST.empty}
    </Typography>
  )
}
