import type { AdminArticle } from '#contract/shapes/admin.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function NewsList() {
  return (
    <KindList<AdminArticle> describe={(news) => news.category}>
      <Column source="title" />
      <Column source="category" />
      <PublicationColumn />
      <Column<AdminArticle> source="updated_at" render={(news) => formatJapanTime(news.updated_at)} />
    </KindList>
  )
}
