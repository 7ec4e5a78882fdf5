import type { ReactNode } from 'react'
import { AccessDenied, CanAccess } from 'react-admin'

/** A screen that only those see who may read what it is about. */
export function GuardedPage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <CanAccess resource={path} action="list" accessDenied={<AccessDenied />}>
      {children}
    </CanAccess>
  )
}
