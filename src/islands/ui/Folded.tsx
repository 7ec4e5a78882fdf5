import { type ReactNode, useEffect, useState } from 'react'
import { foldedTexts } from '#src/text/page/folded.ts'

/** More entries than this are folded, to so many. */
const LIMIT = 5
const SHOWN = 3

interface Props {
  /** Whether the entries are those of a list. */
  is_list?: boolean
  children: readonly ReactNode[]
}

/** The first of many entries, and a button for the others. On paper all of them are there. */
export function Folded({ is_list = false, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])
  if (children.length <= LIMIT) return children
  const Place = is_list ? 'li' : 'p'
  return (
    <>
      {isOpen ? children : children.slice(0, SHOWN)}
      <Place className="folded-more">
        <button
          className="button button-small"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? foldedTexts.less : foldedTexts.more(children.length - SHOWN)}
        </button>
      </Place>
    </>
  )
}
