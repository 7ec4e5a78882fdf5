/** `corporate`: the company-oriented shop of behaviour 1.8. */
export type FormVariant = 'personal' | 'corporate'

export interface FormField<Name extends string = string> {
  name: Name
  label: string
  is_required: boolean
  control: 'text' | 'tel' | 'email' | 'password' | 'select' | 'radio' | 'textarea' | 'checkbox'
  /** Token of the HTML standard without a section, e.g. `family-name`; `off` for what browsers must not keep. */
  autocomplete: string
  input_mode?: 'numeric' | 'tel' | 'email' | 'text'
  max_length?: number
  /** Shown inside or below the field, e.g. `123-4567`. */
  example?: string
  /** Used instead of the general sentence when the value is wrong. */
  invalid_text?: string
  /** Used instead of the general sentence when nothing was typed or chosen. */
  missing_text?: string
  /** The site's own hint (behaviour 5.8). */
  note?: string
  /** Corrects what is clear: on leaving the field, and again before validation. */
  convert?: (text: string) => string
  /** Choices, when they do not come from the API. */
  options?: readonly { value: string; label: string }[]
}
