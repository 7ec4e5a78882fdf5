import type { ReactNode } from 'react'
import type { Told } from '#src/stores/calls/ask.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

interface Props<T> {
  /** The link's token; null when the page was opened without one, undefined before the script is ready. */
  token: string | null | undefined
  asked: { told: Told<T> | null; retry: () => void }
  texts: {
    working: string
    failed: string
    /** Said when there is no token. */
    broken_link: string
  }
  /** Where to start again when the link has expired. */
  again: { href: string; label: string }
  children: (value: T, token: string) => ReactNode
}

/** A page a mail's link leads to, in each of its states; `children` is rendered once the API accepted the token. */
export function LinkScreen<T>({ token, asked, texts, again, children }: Props<T>) {
  const { told, retry } = asked
  if (token === undefined || (token && !told)) return <Skeleton label={texts.working} rows={2} />
  const link = (
    <a className="button button-small" href={again.href}>
      {again.label}
    </a>
  )
  if (!token || !told)
    return (
      <Notice tone="warning">
        <p>{texts.broken_link}</p>
        {link}
      </Notice>
    )
  if (told.state === 'told') return <>{children(told.value, token)}</>
  if (told.failure.kind !== 'refused')
    return <LoadFailure title={texts.failed} failure={told.failure} onRetry={retry} />
  return (
    <div role="alert">
      <Notice tone="bad" title={texts.failed}>
        <p>{toFailureSentence(told.failure)}</p>
        {link}
      </Notice>
    </div>
  )
}
