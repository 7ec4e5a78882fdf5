import { LoadedScreen, type LoadedScreenProps } from '../ui/LoadedScreen.tsx'
import { MemberScreen } from './MemberScreen.tsx'

/** What a member has, in each of its states; `children` is rendered once it is there. */
export function ResourceScreen<T>(props: LoadedScreenProps<T>) {
  return (
    <MemberScreen>
      <LoadedScreen {...props} />
    </MemberScreen>
  )
}
