import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { Picture } from '#contract/shapes/fields.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { DragHandle } from '../drag/DragHandle.tsx'
import { useDrag } from '../drag/use-drag.ts'
import { FocusDialog } from './FocusDialog.tsx'
import { toPictureAddress } from './to-picture-address.ts'

interface Props {
  picture: Picture
  /** From 0. */
  at: number
  /** Of how many; one cannot be moved. */
  count: number
  onChange: (picture: Picture) => void
  onRemove: () => void
  error?: string | undefined
}

/** A picture of a form: what it says, what of it is kept in sight, and its place among the others. */
export function PictureCard({ picture, at, count, onChange, onRemove, error }: Props) {
  const [isFocusing, setFocusing] = useState(false)
  const name = PICTURES_TEXT.nth(at + 1)
  const { box, lift, handle } = useDrag(picture.path, name, { disabled: count < 2, isFree: true })
  const { focus: _focus, ...unfocused } = picture
  return (
    <Box
      {...box}
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '6rem minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' },
        gap: 1.5,
        alignItems: 'start',
        p: 1.5,
        border: 1,
        borderColor: error ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        ...lift,
      }}
    >
      <Box
        component="img"
        src={toPictureAddress(picture, 320)}
        alt={picture.alt || name}
        sx={{
          width: 1,
          aspectRatio: '1',
          objectFit: 'cover',
          objectPosition: picture.focus && `${picture.focus.x * 100}% ${picture.focus.y * 100}%`,
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <TextField
          label={PICTURES_TEXT.alt}
          value={picture.alt}
          onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          size="small"
          margin="none"
          fullWidth
          helperText={at === 0 && !picture.alt ? PICTURES_TEXT.alt_hint : undefined}
          slotProps={{ htmlInput: { maxLength: 300, 'aria-label': `${PICTURES_TEXT.alt}（${name}）` } }}
        />
        {error && (
          <Typography variant="body2" color="error" role="alert">
            {error}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          {count > 1 && <DragHandle {...handle} />}
          <Button size="small" onClick={() => setFocusing(true)}>
            {PICTURES_TEXT.focus}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={onRemove}
            aria-label={`${PICTURES_TEXT.remove_from}（${name}）`}
          >
            {PICTURES_TEXT.remove_from}
          </Button>
        </Box>
      </Box>
      {isFocusing && (
        <FocusDialog
          picture={picture}
          close={() => setFocusing(false)}
          onChosen={(focus) => {
            setFocusing(false)
            onChange(focus ? { ...unfocused, focus } : unfocused)
          }}
        />
      )}
    </Box>
  )
}
