import type { AdminQuestionCategory } from '#contract/shapes/admin-content.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

export default function QuestionCategoryList() {
  return (
    <KindList<AdminQuestionCategory> describe={(category) => category.key}>
      <Column source="name" />
      <Column source="key" />
    </KindList>
  )
}
