import type { AdminFreeArea } from '#contract/shapes/admin-content.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

export default function FreeAreaList() {
  return (
    <KindList<AdminFreeArea> describe={(area) => area.code}>
      <Column source="name" />
      <Column source="code" />
      <Column<AdminFreeArea> source="updated_at" render={(area) => formatJapanTime(area.updated_at)} />
    </KindList>
  )
}
