import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  id: string
  title: string
  is_open: boolean
  onClose: () => void
  children: ReactNode
}

/** A question in front of the page. The browser's own dialog: it holds the focus, Escape closes it, focus returns. */
export function ConfirmDialog({ id, title, is_open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (is_open && !dialog.current?.open) dialog.current?.showModal()
    if (!is_open) dialog.current?.close()
  }, [is_open])
  return (
    <dialog className="confirm-dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  )
}
