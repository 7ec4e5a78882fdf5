import { useEffect, useRef, useState } from 'react'
import { toPlainText } from '#src/rules/page/plain-text.ts'

/**
 * Rich text that the browser loaded itself. No loader cleaned it, so it is cleaned here (architecture, law 9), by a
 * library that is loaded only where there is such text. Until then, or if it fails to load, only the words are shown.
 */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [plain] = useState(() => toPlainText(html))
  useEffect(() => {
    let isGone = false
    void import('./to-safe-fragment.ts')
      .then(({ toSafeFragment }) => {
        if (!isGone) place.current?.replaceChildren(toSafeFragment(html))
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [html])
  return (
    <div className="rich-text" ref={place}>
      {plain}
    </div>
  )
}
