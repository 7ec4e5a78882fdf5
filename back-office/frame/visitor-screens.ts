import type { ComponentType } from 'react'

/** A screen that opens without a login. */
export interface VisitorScreen {
  /** Its address after the `#`, as the router reads it. */
  path: string
  page: () => Promise<{ default: ComponentType }>
}

/**
 * Every screen that opens without a login, and no other does. They make only calls that are open to everybody: what is asked of a
 * visitor as if of somebody who is signed in answers 401, and a 401 leads away from the screen and what was typed there.
 */
export const visitorScreens: readonly VisitorScreen[] = [
  { path: '/login', page: () => import('./LoginPage.tsx') },
  { path: '/forgotten-password', page: () => import('../staff/ForgottenPasswordPage.tsx') },
  { path: '/invitation/:token', page: () => import('../staff/InvitationPage.tsx') },
]
