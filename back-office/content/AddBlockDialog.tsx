import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { LayoutTargets } from '#contract/shapes/admin-site.ts'
import type { LayoutBlock } from '#contract/shapes/content.ts'
import { LAYOUT_TEXT } from '#src/text/back-office/layouts.ts'
import type { Place } from './move-block.ts'

interface Props {
  place: Place
  targets: readonly LayoutTargets[]
  add: (block: LayoutBlock) => void
  close: () => void
}

/** Asks what a new block shows: its kind, and which of the shop's things of that kind. */
export function AddBlockDialog({ place, targets, add, close }: Props) {
  const translate = useTranslate()
  const [kind, setKind] = useState<LayoutBlock['kind']>('products')
  const [code, setCode] = useState('')
  const offered = targets.find((one) => one.kind === kind)?.targets ?? []
  const isKnown = offered.some((target) => target.code === code)
  const choose = (chosen: LayoutBlock['kind']) => {
    setKind(chosen)
    setCode(targets.find((one) => one.kind === chosen)?.targets[0]?.code ?? '')
  }
  const finish = () => {
    add({ place, kind, code })
    close()
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <DialogTitle>{LAYOUT_TEXT.add_title(LAYOUT_TEXT.places[place])}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          margin="dense"
          label={LAYOUT_TEXT.kind}
          value={kind}
          onChange={(event) => choose(event.target.value as LayoutBlock['kind'])}
        >
          {targets.map((one) => (
            <MenuItem key={one.kind} value={one.kind}>
              {LAYOUT_TEXT.kinds[one.kind]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={LAYOUT_TEXT.target}
          value={isKnown ? code : ''}
          disabled={offered.length === 0}
          helperText={offered.length === 0 && LAYOUT_TEXT.no_target}
          slotProps={{ select: { displayEmpty: isKnown }, inputLabel: { shrink: isKnown || undefined } }}
          onChange={(event) => setCode(event.target.value)}
        >
          {offered.map((target) => (
            <MenuItem key={target.code} value={target.code}>
              {target.name}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!isKnown} onClick={finish}>
          {LAYOUT_TEXT.add_run}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
