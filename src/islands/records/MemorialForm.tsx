import { useState } from 'react'
import type { Memorial } from '#contract/shapes/memorial.ts'
import { createMemorialForm, toMemorialValues } from '#src/forms/memorial.ts'
import { addMemorial, changeMemorial } from '#src/stores/member/memorials.ts'
import { memorialTexts as texts } from '#src/text/member/mypage-records.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { useFieldText, useShopForm } from '../forms/use-shop-form.ts'
import { RecordForm } from '../member/RecordForm.tsx'
import { useRecordForm } from '../member/use-record-form.ts'
import { RadioField } from '../ui/RadioField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'

/** A day to remember; without one a new one is added. */
export function MemorialForm({ memorial }: { memorial?: Memorial }) {
  const [definition] = useState(() => {
    const form = createMemorialForm()
    return memorial ? { ...form, name: `${form.name}-${memorial.id}` } : form
  })
  const form = useShopForm(definition, memorial ? toMemorialValues(memorial) : {})
  const month = useFieldText(form, 'month')
  const date = useFieldText(form, 'date')
  const submission = useRecordForm(form, {
    save: (values) => (memorial ? changeMemorial(memorial.id, values) : addMemorial(values)),
    next: '/mypage/memorial/',
    done: memorial ? 'member.saved' : 'member.added',
  })
  return (
    <RecordForm
      submission={submission}
      messages={form.messages}
      submit={memorial ? mypageTexts.save : mypageTexts.add}
      back="/mypage/memorial/"
    >
      <RadioField bound={form.bind('division_ct')} />
      <TextField bound={form.bind('target_user_name')} hint={texts.whose_hint} width="half" />
      <TextField bound={form.bind('name')} width="half" />
      <div className="month-and-day">
        <SelectField bound={form.bind('month')} empty={texts.choose} />
        <SelectField bound={form.bind('date')} empty={texts.choose} />
      </div>
      <p role="status" className="form-hint">
        {month === '2' && date === '29' && texts.leap_hint}
      </p>
      <TextField bound={form.bind('call')} hint={texts.call_hint} width="half" />
    </RecordForm>
  )
}
