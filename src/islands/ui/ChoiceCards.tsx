import type { ComponentProps, ReactNode } from 'react'
import { formTexts } from '#src/text/input/form.ts'

export interface Choice {
  value: string
  label: string
  /** At the end of the line, e.g. a fee. */
  aside?: ReactNode
  /** Below the label. */
  details?: ReactNode
  is_disabled?: boolean
}

interface Props {
  id: string
  legend: string
  is_required?: boolean
  is_legend_hidden?: boolean
  error?: string | undefined
  choices: readonly Choice[]
  /** `row`: short choices side by side. */
  layout?: 'column' | 'row'
  /** Props of a choice's radio button: its registration, or `checked` and `onChange`. */
  toRadio: (value: string) => ComponentProps<'input'>
}

/** A choice of a few, each a card that can be pressed anywhere. */
export function ChoiceCards(props: Props) {
  const { id, legend, is_required, is_legend_hidden, error, choices, layout = 'column', toRadio } = props
  return (
    <fieldset className="choices" aria-describedby={error && `${id}-error`} data-layout={layout}>
      <legend className={is_legend_hidden ? 'sr-only' : 'form-label'}>
        {legend}
        {is_required && <span className="form-required">{formTexts.required}</span>}
      </legend>
      {choices.map(({ value, label, aside, details, is_disabled }, place) => (
        <label className="choice-card" key={value} data-disabled={is_disabled || undefined}>
          <input
            {...toRadio(value)}
            type="radio"
            id={place === 0 ? id : undefined}
            value={value}
            disabled={is_disabled}
            aria-labelledby={`${id}-${value}-label`}
            aria-describedby={details ? `${id}-${value}-details` : undefined}
          />
          <span className="choice-card-body">
            <span className="choice-card-head" id={`${id}-${value}-label`}>
              <span className="choice-card-label">{label}</span>
              {aside && <span className="choice-card-aside">{aside}</span>}
            </span>
            {details && (
              <span className="choice-card-details" id={`${id}-${value}-details`}>
                {details}
              </span>
            )}
          </span>
        </label>
      ))}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
