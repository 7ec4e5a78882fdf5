import OrderIcon from '@mui/icons-material/SwapVert'
import { Box, Button, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactElement, ReactNode } from 'react'
import {
  BulkDeleteButton,
  CreateButton,
  DataTable,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useCanAccess,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { Publication } from '#contract/shapes/admin.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { useKind } from '../frame/kind-context.ts'
import { PublicationChip } from './PublicationChip.tsx'

interface Props<Row> {
  /** Inputs over the list, beside the search and the state. */
  filters?: ReactElement[]
  /** What can be done with chosen rows, in place of removing them. */
  bulkActions?: ReactElement
  /** What a row says on a small screen, under its name. */
  describe?: (row: Row) => ReactNode
  /** `<Column>`s, for wide screens. */
  children: ReactNode
}

const PUBLICATIONS = Object.entries(KINDS_TEXT.publications).map(([id, name]) => ({ id, name }))

/** The entries of a kind: a table where there is room, else one under the other. */
export function KindList<Row extends RaRecord>({
  filters = [],
  bulkActions,
  describe,
  children,
}: Props<Row>) {
  const kind = useKind()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  const canCreate = kind.blank !== undefined
  const all = [
    <SearchInput key="q" source="q" alwaysOn placeholder={KINDS_TEXT.search} sx={{ mb: 0.5 }} />,
    ...(kind.has_dates
      ? [
          <SelectInput
            key="publication"
            source="publication"
            alwaysOn
            choices={PUBLICATIONS}
            helperText={false}
          />,
        ]
      : []),
    ...filters,
  ]
  return (
    <List
      title={kind.text.name}
      filters={all}
      perPage={25}
      actions={
        canCreate && (
          <TopToolbar>
            {kind.order && <OrderButton kind={kind.kind} />}
            <CreateButton label={KINDS_TEXT.create} variant="contained" />
          </TopToolbar>
        )
      }
      empty={<Empty name={kind.text.name} canCreate={canCreate} />}
      sx={{
        '& .RaList-content': { border: 1, borderColor: 'divider' },
        // On a phone react-admin makes it a white bar, which stays where it is empty.
        '& .RaList-actions, & .RaList-actions .MuiToolbar-root': { bgcolor: 'transparent' },
        // The button floats there, so nothing is left in it.
        ...(!isWide && { '& .RaList-actions .MuiToolbar-root': { minHeight: 0, p: 0 } }),
        // Not the content: what can be done with chosen rows stands above its edge.
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
      }}
    >
      {isWide ? (
        <DataTable
          rowClick="edit"
          bulkActionButtons={canCreate && (bulkActions ?? <BulkDeleteButton mutationMode="pessimistic" />)}
        >
          {children}
        </DataTable>
      ) : (
        <SimpleList<Row>
          primaryText={(row) => String(row[kind.title] ?? '')}
          secondaryText={(row) => describe?.(row)}
          tertiaryText={kind.has_dates ? toChip : undefined}
          rowClick="edit"
        />
      )}
    </List>
  )
}

/** Leads to where the whole list is put in order. */
function OrderButton({ kind }: { kind: string }) {
  const { canAccess } = useCanAccess({ resource: kind, action: 'save' })
  if (!canAccess) return null
  return (
    <Button component={Link} to={`/${kind}/order`} startIcon={<OrderIcon />}>
      {KINDS_TEXT.order}
    </Button>
  )
}

const toChip = (row: RaRecord) => <PublicationChip publication={row['publication'] as Publication} />

/** Nothing there yet: says so, and what to do. */
function Empty({ name, canCreate }: { name: string; canCreate: boolean }) {
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center' }}>
      <Typography component="p" variant="h2">
        {KINDS_TEXT.empty(name)}
      </Typography>
      {canCreate && (
        <>
          <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
            {KINDS_TEXT.empty_lead}
          </Typography>
          <CreateButton label={KINDS_TEXT.create} variant="contained" />
        </>
      )}
    </Box>
  )
}
