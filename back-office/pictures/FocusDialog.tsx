import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { Picture } from '#contract/shapes/fields.ts'
import { PICTURES_TEXT } from '#src/text/back-office/pictures.ts'
import { toPictureAddress } from './to-picture-address.ts'

type Focus = NonNullable<Picture['focus']>

const MIDDLE: Focus = { x: 0.5, y: 0.5 }
const round = (part: number) => Math.min(1, Math.max(0, Math.round(part * 100) / 100))

interface Props {
  picture: Pick<Picture, 'path' | 'focus'>
  /** Undefined for the middle. */
  onChosen: (focus: Focus | undefined) => void
  close: () => void
}

/** Where a crop keeps the picture in sight: pressed on the picture, or moved with two sliders. */
export function FocusDialog({ picture, onChosen, close }: Props) {
  const [focus, setFocus] = useState<Focus>(picture.focus ?? MIDDLE)
  const isMiddle = focus.x === MIDDLE.x && focus.y === MIDDLE.y
  const address = toPictureAddress(picture, 640)
  const at = `${focus.x * 100}% ${focus.y * 100}%`
  const crop = { objectFit: 'cover', objectPosition: at, borderRadius: 1, display: 'block' } as const
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="focus-title">
      <DialogTitle id="focus-title">{PICTURES_TEXT.focus_title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">{PICTURES_TEXT.focus_lead}</Typography>
        <Box sx={{ position: 'relative', justifySelf: 'center', lineHeight: 0 }}>
          <Box
            component="img"
            src={address}
            alt=""
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect()
              setFocus({
                x: round((event.clientX - box.left) / box.width),
                y: round((event.clientY - box.top) / box.height),
              })
            }}
            sx={{ maxWidth: 1, maxHeight: '45vh', cursor: 'crosshair', borderRadius: 1 }}
          />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              left: `${focus.x * 100}%`,
              top: `${focus.y * 100}%`,
              width: 28,
              height: 28,
              transform: 'translate(-50%, -50%)',
              border: '3px solid',
              borderColor: 'background.paper',
              outline: '2px solid',
              outlineColor: 'primary.main',
              borderRadius: '50%',
              pointerEvents: 'none',
            }}
          />
        </Box>
        {(['x', 'y'] as const).map((axis) => (
          <Box key={axis} sx={{ px: 1 }}>
            <Typography variant="body2" id={`focus-${axis}`}>
              {axis === 'x' ? PICTURES_TEXT.focus_x : PICTURES_TEXT.focus_y}
            </Typography>
            <Slider
              aria-labelledby={`focus-${axis}`}
              value={Math.round(focus[axis] * 100)}
              onChange={(_, value) => setFocus({ ...focus, [axis]: round(Number(value) / 100) })}
              valueLabelDisplay="auto"
              valueLabelFormat={(value) => `${value}%`}
            />
          </Box>
        ))}
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Box>
            <Typography variant="body2">{PICTURES_TEXT.crop_square}</Typography>
            <Box component="img" src={address} alt="" sx={{ ...crop, width: 110, height: 110 }} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2">{PICTURES_TEXT.crop_wide}</Typography>
            <Box component="img" src={address} alt="" sx={{ ...crop, width: 220, maxWidth: 1, height: 88 }} />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setFocus(MIDDLE)} disabled={isMiddle}>
          {PICTURES_TEXT.focus_middle}
        </Button>
        <Button onClick={close}>{PICTURES_TEXT.cancel}</Button>
        <Button variant="contained" onClick={() => onChosen(isMiddle ? undefined : focus)}>
          {PICTURES_TEXT.decide}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
