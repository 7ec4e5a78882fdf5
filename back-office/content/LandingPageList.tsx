import type { AdminLandingPage } from '#contract/shapes/admin.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function LandingPageList() {
  return (
    <KindList<AdminLandingPage> describe={(page) => page.slug}>
      <Column source="title" />
      <Column source="slug" />
      <PublicationColumn />
      <Column<AdminLandingPage> source="updated_at" render={(page) => formatJapanTime(page.updated_at)} />
    </KindList>
  )
}
