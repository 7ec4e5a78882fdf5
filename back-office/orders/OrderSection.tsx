import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page that shows more than it asks. */
export function OrderSection({ title, action, children }: Props) {
  return (
    <Card component="section">
      <CardContent>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 44 }}>
          <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {action}
        </Box>
        {children}
      </CardContent>
    </Card>
  )
}
