import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $flash } from '#src/stores/page/flash.ts'
import { toToastText } from '#src/text/page/toasts.ts'
import { Notice } from './Notice.tsx'

/** The message of this page (behaviour 2.12), e.g. why the shopper was sent here. Focused, so that it is read out. */
export function FlashMessage() {
  const flash = useStore($flash, { ssr: 'initial' })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (flash) box.current?.focus({ preventScroll: true })
  }, [flash])
  if (!flash) return null
  return (
    <div className="flash" ref={box} tabIndex={-1} role="status">
      <Notice tone={flash.type === 'negative' ? 'warning' : 'good'}>
        <p>{toToastText(flash)}</p>
      </Notice>
    </div>
  )
}
