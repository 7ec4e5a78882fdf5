import type { MeasurementPurpose } from '#contract/shapes/measurement.ts'
import { MEASUREMENT_PURPOSES } from '#src/rules/member/measurement-values.ts'
import { measurementTexts as texts } from '#src/text/member/mypage-records.ts'

/** What the measurements are for: plain links, the address keeps the choice. */
export function PurposeTabs({ current }: { current: MeasurementPurpose }) {
  return (
    <nav className="chip-row" aria-label={texts.purpose_nav}>
      {MEASUREMENT_PURPOSES.map((purpose) => (
        <a
          className="chip-button"
          href={purpose === 'body' ? location.pathname : `?purpose=${purpose}`}
          aria-current={purpose === current ? 'page' : undefined}
          key={purpose}
        >
          {texts.purposes[purpose]}
        </a>
      ))}
    </nav>
  )
}
