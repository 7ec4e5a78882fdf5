import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

interface Props {
  is_busy: boolean
  children: ReactNode
  /** Without it the button submits its form. */
  onPress?: () => void
  is_disabled?: boolean
  className?: string
}

/** A button that shows it is busy and takes no second press meanwhile; it keeps the focus. */
export function BusyButton({
  is_busy,
  children,
  onPress,
  is_disabled = false,
  className = 'button-primary',
}: Props) {
  return (
    <button
      className={`button ${className}`}
      type={onPress ? 'button' : 'submit'}
      disabled={is_disabled}
      aria-disabled={is_busy || undefined}
      aria-busy={is_busy || undefined}
      onClick={(event) => {
        if (is_busy) event.preventDefault()
        else onPress?.()
      }}
    >
      {is_busy && <Spinner />}
      {children}
    </button>
  )
}
