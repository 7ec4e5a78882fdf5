import type { AdminPopup } from '#contract/shapes/admin-campaigns.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function PopupList() {
  return (
    <KindList<AdminPopup> describe={(popup) => popup.href}>
      <Column source="title" />
      <PublicationColumn />
      <Column<AdminPopup> source="updated_at" render={(popup) => formatJapanTime(popup.updated_at)} />
    </KindList>
  )
}
