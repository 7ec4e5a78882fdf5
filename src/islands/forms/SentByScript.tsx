import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

interface Props {
  className: string
  onSubmit: (event: SyntheticEvent) => void
  children: ReactNode
}

/**
 * A form that a script validates and sends. What was typed and sent before the script was ready counts as done
 * afterwards. It uses `post`, because a browser without the script must not write typed values, passwords among them,
 * into an address.
 */
export function SentByScript({ className, onSubmit, children }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // After the effects of the whole island, because they connect the fields.
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
