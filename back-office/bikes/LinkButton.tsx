import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router-dom'

export function LinkButtons({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{children}</Box>
}

type Kind = 'bikes' | 'fitments' | 'business-buyers' | 'contract-prices'

interface Props {
  to: string
  /** What one must be allowed to change; left out where one only looks. */
  needs?: Kind
  /** What is looked at; fitments when left out. */
  subject?: Kind
  children: ReactNode
}

/** Leads to another screen that has to do with this one. */
export function LinkButton({ to, needs, subject = 'fitments', children }: Props) {
  const { canAccess } = useCanAccess({ resource: needs ?? subject, action: needs ? 'save' : 'list' })
  if (!canAccess) return null
  return (
    <Button component={Link} to={to} variant="outlined">
      {children}
    </Button>
  )
}
