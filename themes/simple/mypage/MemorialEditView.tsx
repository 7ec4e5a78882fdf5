import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { MemorialForm } from '#src/islands/records/MemorialForm.tsx'
import { memorialResource } from '#src/stores/member/memorials.ts'

/** A day to remember, to change. */
export function MemorialEditView() {
  return (
    <ResourceScreen resource={memorialResource} rows={4}>
      {(memorial) => <MemorialForm memorial={memorial} />}
    </ResourceScreen>
  )
}
