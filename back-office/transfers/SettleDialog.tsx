import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankRow } from '#contract/shapes/bank-row.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { SETTLE_DIALOG } from '#src/text/back-office/transfer-screens.ts'
import { callApi } from '../api/call-api.ts'
import { PressDialog } from '../frame/PressDialog.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { describeRow } from './describe-row.ts'
import { OrderFinder } from './OrderFinder.tsx'
import { type Beginning, countRest, type Part } from './settlement.ts'

interface Props {
  row: BankRow
  beginning: Beginning
  onClose: () => void
}

/** Says what money is for: one order or several, income of another kind, money that goes back. */
export function SettleDialog({ row, beginning, onClose }: Props) {
  const [value, setValue] = useState(beginning)
  const [note, setNote] = useState('')
  const client = useQueryClient()
  const change = (part: Partial<Beginning>) => setValue((before) => ({ ...before, ...part }))
  const { parts, other_amount, pay_back_amount, accepts_less } = value
  const rest = countRest(row.amount, value)
  const given = parts.filter(({ amount }) => amount > 0)
  const add = (order: Part['order']) => {
    if (parts.some((part) => part.order.order_id === order.order_id)) return
    change({ parts: [...parts, { order, amount: Math.max(0, Math.min(rest, order.owed)) }] })
  }
  const send = async () => {
    const body = {
      parts: given.map(({ order, amount }) => ({ order_id: order.order_id, amount })),
      other_amount,
      pay_back_amount,
      accepts_less,
      note,
    }
    await callApi('PUT /v1/admin/bank-rows/{id}/settlement', { params: { id: row.id }, body })
    announceSave({ sentence: SETTLE_DIALOG.done })
    await client.invalidateQueries({ queryKey: ['bank-rows'] })
  }
  return (
    <PressDialog
      title={SETTLE_DIALOG.title}
      submit={SETTLE_DIALOG.submit}
      cancel={SETTLE_DIALOG.cancel}
      isReady={rest === 0}
      send={send}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 700 }}>{describeRow(row)}</Typography>
      {parts.map((part) => (
        <PartInput
          key={part.order.order_id}
          part={part}
          onChange={(amount) =>
            change({ parts: parts.map((one) => (one === part ? { ...part, amount } : one)) })
          }
          onRemove={() => change({ parts: parts.filter((one) => one !== part) })}
        />
      ))}
      <OrderFinder onFound={add} />
      <YenInput
        label={SETTLE_DIALOG.other_amount}
        value={other_amount}
        onChange={(amount) => change({ other_amount: amount })}
      />
      <YenInput
        label={SETTLE_DIALOG.pay_back_amount}
        value={pay_back_amount}
        onChange={(amount) => change({ pay_back_amount: amount })}
      />
      {given.some(({ order, amount }) => amount < order.owed) && (
        <Box>
          <FormControlLabel
            control={
              <Checkbox
                checked={accepts_less}
                onChange={({ target }) => change({ accepts_less: target.checked })}
              />
            }
            label={SETTLE_DIALOG.accepts_less}
          />
          <Typography variant="body2" color="text.secondary">
            {SETTLE_DIALOG.accepts_hint}
          </Typography>
        </Box>
      )}
      <TextField
        label={SETTLE_DIALOG.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {rest !== 0 && (
        <Alert severity="info">
          {rest > 0 ? SETTLE_DIALOG.rest(formatYen(rest)) : SETTLE_DIALOG.over(formatYen(-rest))}
        </Alert>
      )}
    </PressDialog>
  )
}

interface PartProps {
  part: Part
  onChange: (amount: number) => void
  onRemove: () => void
}

function PartInput({ part: { order, amount }, onChange, onRemove }: PartProps) {
  const { order_no, orderer_name, owed } = order
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Box sx={{ flex: 1 }}>
        <YenInput
          label={SETTLE_DIALOG.amount(order_no, orderer_name)}
          helperText={SETTLE_DIALOG.owed(formatYen(owed))}
          value={amount}
          onChange={onChange}
        />
      </Box>
      <Button onClick={onRemove} aria-label={SETTLE_DIALOG.remove(order_no)}>
        {SETTLE_DIALOG.remove(order_no)}
      </Button>
    </Box>
  )
}

interface YenProps {
  label: string
  helperText?: string
  value: number
  onChange: (amount: number) => void
}

function YenInput({ value, onChange, ...field }: YenProps) {
  return (
    <TextField
      {...field}
      type="number"
      fullWidth
      value={String(value)}
      onChange={({ target }) => onChange(Math.max(0, Math.trunc(Number(target.value) || 0)))}
      slotProps={{ htmlInput: { min: 0 } }}
    />
  )
}
