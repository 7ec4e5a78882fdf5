import { type ReactNode, useId, useRef, useState } from 'react'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { BusyButton } from './BusyButton.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  /** On the button that opens the question. */
  children: ReactNode
  /** Accessible name instead of the visible words, where several buttons look alike. */
  label?: string
  title: string
  text?: ReactNode
  /** The verb of the answer that does it. */
  confirm: string
  is_busy: boolean
  onConfirm: () => Promise<unknown>
  className?: string
}

/**
 * A button that asks before it does something final. The dialog gives the focus back; if the button disappears with its
 * entry, the page's heading takes it.
 */
export function ConfirmButton(props: Props) {
  const { children, label, title, text, confirm, is_busy, onConfirm, className = 'button-small' } = props
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  async function answer(): Promise<void> {
    const asked = opener.current
    await onConfirm()
    setOpen(false)
    if (!asked?.isConnected) focusHeading()
  }

  return (
    <>
      <button
        className={`button ${className}`}
        type="button"
        ref={opener}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <ConfirmDialog id={id} title={title} is_open={isOpen} onClose={() => setOpen(false)}>
        {text && <p>{text}</p>}
        <div className="confirm-actions">
          <button className="button" type="button" onClick={() => setOpen(false)}>
            {mypageTexts.cancel}
          </button>
          <BusyButton is_busy={is_busy} className="button-danger" onPress={() => void answer()}>
            {confirm}
          </BusyButton>
        </div>
      </ConfirmDialog>
    </>
  )
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
