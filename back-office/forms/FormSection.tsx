import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  title?: string
  /** One sentence that says what these are for. */
  help?: string
  children: ReactNode
}

/** Inputs that belong together, under a heading. */
export function FormSection({ title, help, children }: Props) {
  return (
    <Card component="section">
      <CardContent sx={{ p: { xs: 2, sm: 3 }, '&:last-child': { pb: { xs: 2, sm: 3 } } }}>
        {title && (
          <Typography component="h2" variant="h2">
            {title}
          </Typography>
        )}
        {help && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {help}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 1, mt: title || help ? 2 : 0, minWidth: 0 }}>{children}</Box>
      </CardContent>
    </Card>
  )
}
