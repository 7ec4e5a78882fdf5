import type { AdminQuestion } from '#contract/shapes/admin.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function QuestionList() {
  return (
    <KindList<AdminQuestion> describe={(question) => question.category}>
      <Column source="question" />
      <Column source="category" />
      <PublicationColumn />
    </KindList>
  )
}
