import { useInput, useResourceContext, useTranslate, useWrappedSource } from 'react-admin'
import { useFormState } from 'react-hook-form'

export interface PictureFieldProps {
  source: string
  helperText?: string
}

/** A field of the form around it, with its label and what a refused save said of it. */
export function usePictureField<Value>({ source }: PictureFieldProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { field } = useInput<Value>({ source })
  const { errors } = useFormState()
  // Within a list of the form: `coordinates.0.picture`.
  const path = useWrappedSource(source)
  const problem = path.split('.').reduce<unknown>(follow, errors)
  return {
    label: translate(`resources.${resource}.fields.${path.replace(/\.\d+/g, '')}`),
    value: field.value as Value | null | undefined,
    change: (value: Value) => field.onChange(value),
    error: toMessage(problem),
    errors: Array.isArray(problem) ? problem.map(toMessage) : undefined,
  }
}

const follow = (value: unknown, step: string): unknown => (Object(value) as Record<string, unknown>)[step]

function toMessage(problem: unknown): string | undefined {
  const message = follow(problem, 'message')
  return typeof message === 'string' && message !== '' ? message : undefined
}
