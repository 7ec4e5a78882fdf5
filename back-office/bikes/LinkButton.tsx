import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router-dom'

export function LinkButtons({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{children}</Box>
}

interface Props {
  to: string
  /** What one must be allowed to change; left out where one only looks. */
  needs?: 'bikes' | 'fitments'
  children: ReactNode
}

/** Leads to another screen of bikes and fitments. */
export function LinkButton({ to, needs, children }: Props) {
  const { canAccess } = useCanAccess({ resource: needs ?? 'fitments', action: needs ? 'save' : 'list' })
  if (!canAccess) return null
  return (
    <Button component={Link} to={to} variant="outlined">
      {children}
    </Button>
  )
}
