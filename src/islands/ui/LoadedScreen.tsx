import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { Resource } from '#src/stores/calls/create-resource.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { Notice } from './Notice.tsx'
import { Skeleton } from './Skeleton.tsx'

export interface LoadedScreenProps<T> {
  resource: Resource<T>
  /** Rows of the skeleton: about as many as will be there. */
  rows?: number
  /** Said when there is no such thing (404), for pages that the link of a mail leads to. */
  not_found?: string
  children: (value: T) => ReactNode
}

/** What is loaded, in each of its states; `children` is rendered once it is there. */
export function LoadedScreen<T>({ resource, rows = 4, not_found, children }: LoadedScreenProps<T>) {
  const loaded = useStore(resource.$state, { ssr: 'initial' })
  if (loaded.state === 'loading') return <Skeleton label={mypageTexts.loading} rows={rows} />
  if (loaded.state === 'ready') return <>{children(loaded.value)}</>
  const { failure } = loaded
  if (not_found && failure.kind === 'refused' && failure.status === 404)
    return (
      <Notice tone="warning">
        <p>{not_found}</p>
      </Notice>
    )
  return <LoadFailure title={mypageTexts.failed} failure={failure} onRetry={() => void resource.load()} />
}
