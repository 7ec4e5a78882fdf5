import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import type { CallOutput } from '#contract/index.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { callApi } from '../api/call-api.ts'
import { FormRows } from '../forms/FormRows.tsx'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import type { Entry } from '../forms/entry.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { pageFacts } from '../frame/page-facts.ts'
import { ClosedDays } from './ClosedDays.tsx'
import type { WorkingDays } from './find-closed-days.ts'
import { keepText } from './keep-text.ts'

const USUAL_YEAR_END = { from: '12-29', to: '01-03' }
const WEEKDAYS = TERMS_TEXT.weekdays.map((name, id) => ({ id, name }))

function toForm({ year_end_closure, ...days }: CallOutput<'GET /v1/admin/business-days'>): WorkingDays {
  const { from, to } = year_end_closure ?? USUAL_YEAR_END
  return { ...days, has_year_end: year_end_closure !== null, year_end_from: from, year_end_to: to }
}

const read = async () => toForm(await callApi('GET /v1/admin/business-days'))

const write = async (values: Entry, { version }: WorkingDays) => {
  const { has_year_end, year_end_from, year_end_to, ...days } = values as WorkingDays
  const year_end_closure = has_year_end ? { from: year_end_from, to: year_end_to } : null
  const special_dates = days.special_dates.map((day) => ({ ...day, note: keepText(day.note) }))
  const body = { ...days, special_dates, year_end_closure, version }
  return toForm(await callApi('PUT /v1/admin/business-days', { body }))
}

/** When the shop works, and until when an order leaves the same day. */
export default function BusinessDaysPage() {
  const { fields, name } = TERMS_NAMES['business-days']
  return (
    <DocumentPage
      path="business-days"
      title={name}
      read={read}
      write={write}
      change={{ type: 'calendar', key: pageFacts.channel }}
    >
      <FormSection help={TERMS_TEXT.days_help}>
        <NumberInput source="cutoff_hour" min={0} max={24} helperText={TERMS_TEXT.cutoff_hint} />
        <CheckboxGroupInput source="closed_weekdays" choices={WEEKDAYS} />
        <BooleanInput source="is_open_on_holidays" />
        <BooleanInput source="has_year_end" />
        <TextInput source="year_end_from" helperText={TERMS_TEXT.year_end_hint} />
        <TextInput source="year_end_to" />
      </FormSection>
      <FormSection title={TERMS_TEXT.calendar_title} help={TERMS_TEXT.calendar_help}>
        <ClosedDays />
      </FormSection>
      <FormSection title={fields.special_dates}>
        <ArrayInput source="special_dates" label={false}>
          <FormRows inline disableReordering>
            <DateInput source="date" helperText={false} />
            <SelectInput
              source="is_open"
              label={false}
              helperText={false}
              choices={[
                { id: false, name: TERMS_TEXT.special_state.closed },
                { id: true, name: TERMS_TEXT.special_state.open },
              ]}
            />
            <TextInput source="note" label={TERMS_TEXT.special_note} parse={keepText} helperText={false} />
          </FormRows>
        </ArrayInput>
      </FormSection>
    </DocumentPage>
  )
}
