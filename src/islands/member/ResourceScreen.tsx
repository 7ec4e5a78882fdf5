import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { Resource } from '#src/stores/calls/create-resource.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { MemberScreen } from './MemberScreen.tsx'

interface Props<T> {
  resource: Resource<T>
  /** Rows of the skeleton: about as many as will be there. */
  rows?: number
  children: (value: T) => ReactNode
}

/** What a member has, in each of its states; `children` is rendered once it is there. */
export function ResourceScreen<T>(props: Props<T>) {
  return (
    <MemberScreen>
      <LoadedScreen {...props} />
    </MemberScreen>
  )
}

/** The same without a login, for what guests may see too. */
export function LoadedScreen<T>({ resource, rows = 4, children }: Props<T>) {
  const loaded = useStore(resource.$state, { ssr: 'initial' })
  if (loaded.state === 'loading') return <Skeleton label={mypageTexts.loading} rows={rows} />
  if (loaded.state === 'failed')
    return (
      <LoadFailure title={mypageTexts.failed} failure={loaded.failure} onRetry={() => void resource.load()} />
    )
  return <>{children(loaded.value)}</>
}
