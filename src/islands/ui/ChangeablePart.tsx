import type { ReactNode } from 'react'
import { changeTexts } from '#src/text/checkout/change.ts'

interface Props {
  title: string
  /** Where it can be changed; left out where it cannot. */
  change?: string | undefined
  children: ReactNode
}

/** A part of what is about to be agreed, with a link to where it was chosen. */
export function ChangeablePart({ title, change, children }: Props) {
  return (
    <section className="legal-part">
      <h2>
        {title}
        {change && (
          <a className="text-link" href={change} aria-label={`${title}：${changeTexts.change}`}>
            {changeTexts.change}
          </a>
        )}
      </h2>
      {children}
    </section>
  )
}
