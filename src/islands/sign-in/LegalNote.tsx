import { Fragment } from 'react'
import { registerTexts as texts } from '#src/text/session/register.ts'

/** A page of the shop on terms or privacy. */
export interface LegalPage {
  url: string
  title: string
}

/** What to read before registering; only pages the shop has. They open beside the form. */
export function LegalNote({ pages }: { pages: readonly LegalPage[] }) {
  if (pages.length === 0) return null
  return (
    <p className="form-hint">
      {texts.legal_before}
      {pages.map(({ url, title }, place) => (
        <Fragment key={url}>
          {place > 0 && texts.legal_between}
          <a className="text-link" href={url} target="_blank" rel="noopener">
            {title}
          </a>
        </Fragment>
      ))}
      {texts.legal_after}
    </p>
  )
}
