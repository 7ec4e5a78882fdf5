import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What else is known of it; those that are empty are left out. */
  lines: readonly string[]
  /** What can be done with it. */
  children?: ReactNode
}

/** One thing of a short list: what it is, then what can be done with it, below on small screens. */
export function Row({ title, lines, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} variant="body2" color="text.secondary">
            {line}
          </Typography>
        ))}
      </Box>
      {children}
    </Box>
  )
}
