import type { Measurement, MeasurementPurpose } from '#contract/shapes/measurement.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { MEASUREMENT_VALUES, toUnit } from '#src/rules/member/measurement-values.ts'
import { removeMeasurements } from '#src/stores/member/measurements.ts'
import { measurementTexts as texts } from '#src/text/member/mypage-records.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import type { Changes } from '../member/use-changes.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'

interface Props {
  purpose: MeasurementPurpose
  measurements: readonly Measurement[]
  /** Left out where nothing is to be deleted. */
  changes?: Changes
}

/** Every measurement with its numbers. */
export function MeasurementTable({ purpose, measurements, changes }: Props) {
  const measured = MEASUREMENT_VALUES[purpose].filter((value) =>
    measurements.some(({ values }) => values[value] !== undefined),
  )
  const columns = measured.map((value) => ({
    value,
    label: texts.of(texts.values[value] ?? value, toUnit(value)),
  }))
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={texts.table_scroll}>
      <table className="record-table">
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.name}</th>
            {columns.map(({ value, label }) => (
              <th scope="col" className="numeric" key={value}>
                {label}
              </th>
            ))}
            <th scope="col">{texts.note}</th>
            {changes && (
              <th scope="col">
                <span className="sr-only">{mypageTexts.delete}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {measurements.map(({ id, name, values, note, measured_at }) => {
            const day = formatInstantDay(measured_at)
            return (
              <tr key={id}>
                <td data-label={texts.date}>{day}</td>
                <td data-label={texts.name}>{name || texts.self}</td>
                {columns.map(({ value, label }) => (
                  <td
                    data-label={label}
                    data-empty={values[value] === undefined || undefined}
                    className="numeric"
                    key={value}
                  >
                    {values[value] ?? texts.no_value}
                  </td>
                ))}
                <td data-label={texts.note} data-empty={note === '' || undefined}>
                  {note || texts.no_value}
                </td>
                {changes && (
                  <td>
                    <ConfirmButton
                      className="button-small button-quiet"
                      label={texts.delete_of(day)}
                      title={texts.delete_title}
                      text={texts.delete_text(day)}
                      confirm={mypageTexts.delete}
                      is_busy={changes.busy === `delete-${id}`}
                      onConfirm={() =>
                        changes.change(`delete-${id}`, () => removeMeasurements([id]), 'member.deleted')
                      }
                    >
                      {mypageTexts.delete}
                    </ConfirmButton>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
