import { CssBaseline } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { Error as FailedScreen } from 'react-admin'
import { ErrorBoundary } from 'react-error-boundary'
import { Loading } from './Loading.tsx'

/** What react-admin puts around the screens of the staff, without asking who looks: looks, waiting, and a screen that fails. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <CssBaseline enableColorScheme>
      <ErrorBoundary FallbackComponent={FailedScreen}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </ErrorBoundary>
    </CssBaseline>
  )
}
