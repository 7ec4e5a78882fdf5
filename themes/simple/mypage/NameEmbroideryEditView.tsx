import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { EmbroideryForm } from '#src/islands/records/EmbroideryForm.tsx'
import { nameEmbroideryResource } from '#src/stores/member/name-embroidery.ts'

/** The name to be sewn on clothes, to write and to choose. */
export function NameEmbroideryEditView() {
  return (
    <ResourceScreen resource={nameEmbroideryResource} rows={4}>
      {(kept) => <EmbroideryForm kept={kept} />}
    </ResourceScreen>
  )
}
