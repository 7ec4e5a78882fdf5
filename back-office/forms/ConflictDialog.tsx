import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { type Entry, isSame, listChanged } from './entry.ts'
import { toReadable } from './to-readable.ts'

type Side = 'mine' | 'theirs'

interface Props {
  mine: Entry
  theirs: Entry
  /** What both began with. */
  base: Entry
  save: (chosen: Entry) => void
  close: () => void
  /** Names a field; left out where the words of the resource do. */
  toLabel?: ((name: string) => string | undefined) | undefined
}

/** Says nothing to people, or follows by itself. */
const UNTOLD = new Set(['version', 'updated_at', 'publication', 'id', 'known'])

/** Two editors of one thing: both versions side by side, field by field. What only one of them changed is chosen already. */
export function ConflictDialog({ mine, theirs, base, save, close, toLabel: nameField }: Props) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const fields = listChanged(mine, theirs).filter((name) => !UNTOLD.has(name))
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(fields.map((name) => [name, isSame(mine[name], base[name]) ? 'theirs' : 'mine'])),
  )
  const takeAll = (side: Side) => setChosen(Object.fromEntries(fields.map((name) => [name, side])))
  const toLabel = (name: string) =>
    nameField?.(name) ?? translate(`resources.${resource}.fields.${name}`, { _: name })
  const finish = () =>
    save({
      ...theirs,
      ...Object.fromEntries(
        fields.map((name) => [name, chosen[name] === 'mine' ? mine[name] : theirs[name]]),
      ),
    })
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="conflict-title" scroll="paper">
      <DialogTitle id="conflict-title">{KINDS_TEXT.conflict_title}</DialogTitle>
      <DialogContent dividers>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {KINDS_TEXT.conflict_lead}
        </Alert>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
          <Button variant="outlined" onClick={() => takeAll('mine')}>
            {KINDS_TEXT.conflict_all_mine}
          </Button>
          <Button variant="outlined" onClick={() => takeAll('theirs')}>
            {KINDS_TEXT.conflict_all_theirs}
          </Button>
        </Box>
        {fields.map((name) => (
          <Box key={name} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 3, minWidth: 0 }}>
            <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
              {toLabel(name)}
            </Typography>
            <RadioGroup
              aria-label={toLabel(name)}
              value={chosen[name]}
              onChange={(_, side) => setChosen({ ...chosen, [name]: side as Side })}
              sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}
            >
              <Choice
                side="mine"
                title={KINDS_TEXT.conflict_mine}
                value={mine[name]}
                isChosen={chosen[name] === 'mine'}
              />
              <Choice
                side="theirs"
                title={KINDS_TEXT.conflict_theirs}
                value={theirs[name]}
                isChosen={chosen[name] === 'theirs'}
              />
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={close}>{KINDS_TEXT.conflict_back}</Button>
        <Button variant="contained" onClick={finish}>
          {KINDS_TEXT.conflict_save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Choice({
  side,
  title,
  value,
  isChosen,
}: {
  side: Side
  title: string
  value: unknown
  isChosen: boolean
}) {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'primary.light' : 'transparent',
        borderRadius: 1,
        px: 1.5,
        pb: 1.5,
        minWidth: 0,
      }}
    >
      <FormControlLabel value={side} control={<Radio />} label={title} />
      <Typography
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto' }}
      >
        {toReadable(value) || KINDS_TEXT.conflict_none}
      </Typography>
    </Box>
  )
}
