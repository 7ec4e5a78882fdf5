import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { AdminOrder } from '#contract/shapes/admin-order.ts'
import { SETTLE_DIALOG } from '#src/text/back-office/transfer-screens.ts'
import { callApi } from '../api/call-api.ts'
import { usePress } from '../frame/use-press.ts'
import type { Part } from './settlement.ts'

/** Orders that wait for their money, by what the staff know of them. */
export function OrderFinder({ onFound }: { onFound: (order: Part['order']) => void }) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly AdminOrder[]>()
  const { run, isRunning, problem } = usePress()
  const search = () =>
    run(async () => {
      const query = { q: words.trim(), status: ['awaiting_payment' as const], per: 5 }
      setFound((await callApi('GET /v1/admin/orders', { query })).data)
    })
  const choose = (order: AdminOrder) => {
    const { id, order_no, orderer_name, total_payment } = order
    onFound({ order_id: id, order_no, orderer_name, owed: total_payment })
    setFound(undefined)
    setWords('')
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          label={SETTLE_DIALOG.find}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // The dialog is no form; Enter only searches, and not while kana are converted.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && words.trim()) void search()
          }}
          sx={{ flex: 1 }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button disabled={isRunning || words.trim() === ''} onClick={() => void search()}>
          {SETTLE_DIALOG.search}
        </Button>
      </Box>
      {problem && <Typography color="error.main">{problem}</Typography>}
      {found?.length === 0 && <Typography color="text.secondary">{SETTLE_DIALOG.none_found}</Typography>}
      {found?.map((order) => (
        <Button key={order.id} onClick={() => choose(order)} sx={{ justifyContent: 'start' }}>
          {SETTLE_DIALOG.add(`${order.order_no}　${order.orderer_name}`)}
        </Button>
      ))}
    </Box>
  )
}
