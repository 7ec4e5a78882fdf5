import { useState } from 'react'
import type { Measurement, MeasurementPurpose } from '#contract/shapes/measurement.ts'
import { MEASUREMENT_VALUES, toUnit } from '#src/rules/member/measurement-values.ts'
import { measurementTexts as texts } from '#src/text/member/mypage-records.ts'
import { TimeChart } from './TimeChart.tsx'

interface Props {
  purpose: MeasurementPurpose
  /** Of one person, newest first. */
  measurements: readonly Measurement[]
}

/** How one value changed over time; the value is chosen above it. */
export function MeasurementChart({ purpose, measurements }: Props) {
  const measured = MEASUREMENT_VALUES[purpose].filter(
    (value) => measurements.filter(({ values }) => values[value] !== undefined).length > 1,
  )
  const [wanted, setWanted] = useState<string | undefined>()
  const shown = measured.find((value) => value === wanted) ?? measured[0]
  if (!shown) return <p className="form-hint">{texts.one_point}</p>
  const label = texts.values[shown] ?? shown
  const unit = toUnit(shown)
  const series = measurements.flatMap(({ values, measured_at: at }) => {
    const value = values[shown]
    return value === undefined ? [] : [{ value, at }]
  })
  const toText = (value: number | undefined) => `${value ?? ''}${unit}`
  return (
    <div className="measurement-chart">
      {measured.length > 1 && (
        <div className="chip-row" role="group" aria-label={texts.chart_choice}>
          {measured.map((value) => (
            <button
              className="chip-button"
              type="button"
              aria-pressed={value === shown}
              key={value}
              onClick={() => setWanted(value)}
            >
              {texts.values[value]}
            </button>
          ))}
        </div>
      )}
      <TimeChart
        title={texts.chart(label, unit)}
        summary={texts.chart_text(
          label,
          toText(series.at(-1)?.value),
          toText(series[0]?.value),
          series.length,
        )}
        series={series}
      />
    </div>
  )
}
