import { useState } from 'react'
import type { MeasurementPurpose } from '#contract/shapes/measurement.ts'
import { createMeasurementForm } from '#src/forms/measurement.ts'
import { MEASUREMENT_VALUES } from '#src/rules/member/measurement-values.ts'
import { addMeasurement } from '#src/stores/member/measurements.ts'
import { measurementTexts as texts } from '#src/text/member/mypage-records.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { RecordForm } from '../member/RecordForm.tsx'
import { useRecordForm } from '../member/use-record-form.ts'
import { TextField } from '../ui/TextField.tsx'

/** A new measurement: whatever was measured, and whose it is. */
export function MeasurementForm({ purpose }: { purpose: MeasurementPurpose }) {
  const [definition] = useState(() => createMeasurementForm(purpose))
  const form = useShopForm(definition, {})
  const back = `/mypage/measurement/${purpose === 'body' ? '' : `?purpose=${purpose}`}`
  const submission = useRecordForm(form, { save: addMeasurement, next: back, done: 'member.added' })
  return (
    <RecordForm submission={submission} messages={form.messages} submit={mypageTexts.save} back={back}>
      <p className="form-hint">{texts.values_hint}</p>
      <div className="measure-fields">
        {MEASUREMENT_VALUES[purpose].map((value) => (
          <TextField bound={form.bind(value)} key={value} />
        ))}
      </div>
      <TextField bound={form.bind('name')} hint={texts.name_hint} width="half" />
      <TextField bound={form.bind('note')} />
    </RecordForm>
  )
}
