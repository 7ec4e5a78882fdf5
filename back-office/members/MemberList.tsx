import { Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { DataTable, List, SearchInput, SelectInput, SimpleList } from 'react-admin'
import type { AdminMember } from '#contract/shapes/admin-member.ts'
import { formatNumber, formatYen } from '#src/rules/money/format-yen.ts'
import { MEMBER_SCREENS } from '#src/text/back-office/member-screens.ts'
import { MEMBERS_TEXT } from '#src/text/back-office/members.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'

const sorts = Object.entries(MEMBER_SCREENS.sorts).map(([id, name]) => ({ id, name }))
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={MEMBER_SCREENS.search} />,
  <SelectInput key="sort" source="sort" alwaysOn choices={sorts} helperText={false} />,
]

export default function MemberList() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  return (
    <List
      title={MEMBERS_TEXT.name}
      filters={filters}
      perPage={25}
      empty={false}
      actions={false}
      sx={{
        '& .RaList-main': { minWidth: 0 },
        // On a phone react-admin makes it a white bar.
        '& .RaList-actions': { bgcolor: 'transparent' },
        '& .RaList-content': { border: 1, borderColor: 'divider', overflowX: 'auto' },
      }}
    >
      {isWide ? (
        <DataTable rowClick="edit" bulkActionButtons={false} empty={<Nothing />}>
          <Column source="code" />
          <Column<AdminMember> source="name" render={({ name, email }) => name || email} />
          <Column source="email" />
          <Column source="phone_number" />
          <DataTable.NumberCol<AdminMember>
            source="order_count"
            disableSort
            render={({ order_count }) => MEMBER_SCREENS.orders_count(order_count)}
          />
          <DataTable.NumberCol<AdminMember>
            source="spent"
            disableSort
            render={({ spent }) => formatYen(spent)}
          />
          <DataTable.NumberCol<AdminMember>
            source="points"
            disableSort
            render={({ points }) => formatNumber(points)}
          />
          <Column<AdminMember> source="created_at" render={({ created_at }) => formatJapanTime(created_at)} />
        </DataTable>
      ) : (
        <SimpleList<AdminMember>
          primaryText={({ name, email }) => name || email}
          secondaryText={({ email }) => email}
          tertiaryText={({ order_count }) => MEMBER_SCREENS.orders_count(order_count)}
          rowClick="edit"
          empty={<Nothing />}
        />
      )}
    </List>
  )
}

function Nothing() {
  return (
    <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {MEMBER_SCREENS.empty}
    </Typography>
  )
}
