import type { AdminArticle } from '#contract/shapes/admin.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function BlogList() {
  return (
    <KindList<AdminArticle> describe={(article) => article.category}>
      <Column source="title" />
      <Column source="category" />
      <PublicationColumn />
      <Column<AdminArticle> source="updated_at" render={(article) => formatJapanTime(article.updated_at)} />
    </KindList>
  )
}
