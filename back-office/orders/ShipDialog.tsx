import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useStore } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import type { Carrier } from '#contract/shapes/parcel.ts'
import { ORDER_PAGE, SHIP_DIALOG } from '#src/text/back-office/order-screens.ts'
import { CARRIERS } from '#src/text/order/parcels.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { useOrderCall } from './use-order-call.ts'

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
  const { run, isRunning, problem } = useOrderCall((changed) => {
    onChanged(changed)
    onClose()
  })
  const destination = open.find(({ id }) => id === destination_id)
  const lines = order.lines.filter(
    ({ shipping_key, unsent }) => shipping_key === destination?.shipping_key && unsent > 0,
  )
  const ship = () =>
    run(async () => {
      const pieces = lines
        .map(({ id, unsent }) => ({ line_id: id, quantity: asked[id] ?? unsent }))
        .filter(({ quantity }) => quantity > 0)
      const body = { destination_id, carrier, tracking_no, lines: pieces, is_told, request_key }
      const sent = await callApi('POST /v1/admin/orders/{id}/parcels', { params: { id: order.id }, body })
      announceSave({ sentence: SHIP_DIALOG.done })
      return sent
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{SHIP_DIALOG.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {open.length === 0 && <Alert severity="info">{ORDER_PAGE.no_destination}</Alert>}
        <TextField
          select
          label={SHIP_DIALOG.destination}
          value={destination_id || ''}
          onChange={({ target }) => setDestination(Number(target.value))}
          sx={{ mt: 1 }}
        >
          {open.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.shipping_last_name} {one.shipping_first_name}（{one.prefecture}
              {one.city}）
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={SHIP_DIALOG.carrier}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value as Carrier)}
        >
          {(Object.keys(CARRIERS) as Carrier[]).map((one) => (
            <MenuItem key={one} value={one}>
              {CARRIERS[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          autoFocus
          label={SHIP_DIALOG.tracking_no}
          helperText={SHIP_DIALOG.tracking_hint}
          value={tracking_no}
          onChange={({ target }) => setTracking(target.value)}
          slotProps={{ htmlInput: { maxLength: 40, inputMode: 'numeric' } }}
        />
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
            {SHIP_DIALOG.lines}
          </Typography>
          {lines.map(({ id, product_name, variation, unsent }) => (
            <TextField
              key={id}
              type="number"
              label={[product_name, variation].filter(Boolean).join('　')}
              helperText={SHIP_DIALOG.left(unsent)}
              value={asked[id] ?? unsent}
              onChange={({ target }) =>
                setAsked({ ...asked, [id]: Math.min(unsent, Math.max(0, Math.trunc(Number(target.value)))) })
              }
              slotProps={{ htmlInput: { min: 0, max: unsent } }}
            />
          ))}
        </Box>
        <FormControlLabel
          control={<Checkbox checked={is_told} onChange={({ target }) => setTold(target.checked)} />}
          label={SHIP_DIALOG.is_told}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{ORDER_PAGE.keep}</Button>
        <Button variant="contained" disabled={isRunning || lines.length === 0} onClick={() => void ship()}>
          {SHIP_DIALOG.submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
