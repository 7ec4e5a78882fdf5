import { MemberScreen } from '#src/islands/member/MemberScreen.tsx'
import { MemorialForm } from '#src/islands/records/MemorialForm.tsx'

/** A new day to remember. */
export function MemorialAddView() {
  return (
    <MemberScreen>
      <MemorialForm />
    </MemberScreen>
  )
}
