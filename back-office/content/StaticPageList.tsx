import type { AdminStaticPage } from '#contract/shapes/admin.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function StaticPageList() {
  return (
    <KindList<AdminStaticPage> describe={(page) => page.url}>
      <Column source="title" />
      <Column source="url" />
      <PublicationColumn />
      <Column<AdminStaticPage> source="updated_at" render={(page) => formatJapanTime(page.updated_at)} />
    </KindList>
  )
}
