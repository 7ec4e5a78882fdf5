import { useEffect, useRef, useState } from 'react'
import { toPlainText } from '#src/rules/page/plain-text.ts'

/**
 * Rich text the browser read itself: no loader made it safe, so it is made safe here (architecture, law 9), by a library that
 * comes only where there is such text. Until it is there, and should it not come, the words alone are shown.
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
