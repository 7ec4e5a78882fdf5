import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

interface Props {
  className: string
  onSubmit: (event: SyntheticEvent) => void
  children: ReactNode
}

/**
 * A form that a script sends and checks. What was typed and sent before it came alive counts as if it had been done
 * after. `post`, because a browser left alone with it must not write what was typed, passwords among it, into an address.
 */
export function SentByScript({ className, onSubmit, children }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After the effects of the whole island, for they connect the fields.
    setTimeout(() => {
      const form = ref.current
      if (!form) return
      form.is_alive = true
      if (form.early) void import('./repeat-early-input.ts').then((module) => module.repeatEarlyInput(form))
    })
  }, [])
  return (
    <form className={className} ref={ref} method="post" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  )
}
