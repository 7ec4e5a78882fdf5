import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  submit: string
  isBusy: boolean
  onSubmit: () => void
  /** The fields, in one row where there is room. */
  children: ReactNode
  /** What follows below them. */
  after?: ReactNode
}

/** A row of fields and the button that makes something of them. */
export function MakeForm({ submit, isBusy, onSubmit, children, after }: Props) {
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {submit}
      </Button>
      {after}
    </Box>
  )
}
