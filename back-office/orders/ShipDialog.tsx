import { Alert, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useStore } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import type { Carrier } from '#contract/shapes/parcel.ts'
import { ORDER_PAGE, SHIP_DIALOG } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { PressDialog } from '../frame/PressDialog.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { CarrierSelect } from './CarrierSelect.tsx'
import { listPieces } from './list-pieces.ts'
import { PiecesInput } from './PiecesInput.tsx'

interface Props {
  order: AdminOrderDetail
  onClose: () => void
  onChanged: (order: AdminOrderDetail) => void
}

/** Sends one parcel: to whom, by which carrier, under which number, and how many pieces of what is left. */
export function ShipDialog({ order, onClose, onChanged }: Props) {
  const open = order.destinations.filter(({ shipping_key }) =>
    order.lines.some((line) => line.shipping_key === shipping_key && line.unsent > 0),
  )
  const [destination_id, setDestination] = useState(open[0]?.id ?? 0)
  const [carrier, setCarrier] = useStore<Carrier>('orders.carrier', 'yamato')
  const [tracking_no, setTracking] = useState('')
  const [is_told, setTold] = useState(true)
  const [asked, setAsked] = useState<Record<number, number>>({})
  const [request_key] = useState(() => crypto.randomUUID())
  const destination = open.find(({ id }) => id === destination_id)
  const lines = order.lines.filter(
    ({ shipping_key, unsent }) => shipping_key === destination?.shipping_key && unsent > 0,
  )
  // All that is left goes, unless somebody says otherwise.
  const pieces = Object.fromEntries(lines.map(({ id, unsent }) => [id, asked[id] ?? unsent]))
  const ship = async () => {
    const body = { destination_id, carrier, tracking_no, lines: listPieces(pieces), is_told, request_key }
    onChanged(await callApi('POST /v1/admin/orders/{id}/parcels', { params: { id: order.id }, body }))
    announceSave({ sentence: SHIP_DIALOG.done })
  }
  return (
    <PressDialog
      title={SHIP_DIALOG.title}
      submit={SHIP_DIALOG.submit}
      cancel={ORDER_PAGE.keep}
      isReady={lines.length > 0}
      send={ship}
      onClose={onClose}
    >
      {open.length === 0 && <Alert severity="info">{ORDER_PAGE.no_destination}</Alert>}
      <TextField
        select
        label={SHIP_DIALOG.destination}
        value={destination_id || ''}
        onChange={({ target }) => setDestination(Number(target.value))}
      >
        {open.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.shipping_last_name} {one.shipping_first_name}（{one.prefecture}
            {one.city}）
          </MenuItem>
        ))}
      </TextField>
      <CarrierSelect label={SHIP_DIALOG.carrier} value={carrier} onChange={setCarrier} />
      <TextField
        autoFocus
        label={SHIP_DIALOG.tracking_no}
        helperText={SHIP_DIALOG.tracking_hint}
        value={tracking_no}
        onChange={({ target }) => setTracking(target.value)}
        slotProps={{ htmlInput: { maxLength: 40, inputMode: 'numeric' } }}
      />
      <PiecesInput
        title={SHIP_DIALOG.lines}
        lines={lines}
        toMost={({ unsent }) => unsent}
        hint={SHIP_DIALOG.left}
        value={pieces}
        onChange={setAsked}
      />
      <FormControlLabel
        control={<Checkbox checked={is_told} onChange={({ target }) => setTold(target.checked)} />}
        label={SHIP_DIALOG.is_told}
      />
    </PressDialog>
  )
}
