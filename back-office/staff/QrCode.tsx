import { Box } from '@mui/material'
import { create } from 'qrcode'

/** Empty modules around the code, which readers want. */
const MARGIN = 4

/** A QR code as a drawing: no picture has to be loaded. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const path = Array.from({ length: size * size }, (_, at) => at)
    .filter((at) => modules.data[at])
    .map((at) => `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z`)
    .join('')
  const side = size + MARGIN * 2
  return (
    <Box sx={{ justifySelf: 'center', width: 220, bgcolor: 'common.white' }}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </Box>
  )
}
