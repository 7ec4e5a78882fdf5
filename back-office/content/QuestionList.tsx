import type { AdminQuestion } from '#contract/shapes/admin.ts'
import { NameOf } from '../catalogue/NameOf.tsx'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

const toCategory = ({ category }: AdminQuestion) => <NameOf kind="qa-categories" value={category} />

export default function QuestionList() {
  return (
    <KindList<AdminQuestion> describe={toCategory}>
      <Column source="question" />
      <Column<AdminQuestion> source="category" render={toCategory} />
      <PublicationColumn />
    </KindList>
  )
}
