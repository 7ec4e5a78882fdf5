import { useEffect, useState } from 'react'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import type { Form } from '#src/forms/create-form.ts'
import type { FormField } from '#src/forms/form-field.ts'
import { toServerMessages } from '#src/forms/to-server-messages.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'

type Values = Record<string, string>

/** One field of a form, ready for its control. */
export interface BoundField {
  id: string
  field: FormField
  registration: UseFormRegisterReturn
  error: string | undefined
  /** `valid`, `invalid` and `dirty`, as classes for the theme (behaviour 5.7). */
  classes: string
}

export interface FieldMessage {
  /** Id of the control to go to. */
  id: string
  message: string
}

/**
 * A form of `src/forms` on the screen: validates on leaving a field, corrects what is clear, keeps a draft over
 * reloads, and shows the API's sentences at its fields.
 * @param start what the API has already; a draft of this tab wins over it
 */
export function useShopForm<Output>(form: Form<string, Output>, start: Values) {
  const [id] = useState(() => form.name)
  const [initial] = useState(() => ({
    ...form.defaults,
    ...getKnown(form, start),
    ...getKnown(form, getDraft(form.name)),
  }))
  const methods = useForm<Values, unknown, Output>({
    defaultValues: initial,
    resolver: standardSchemaResolver(form.schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  useEffect(() => {
    window.addEventListener('focusin', form.preload, { once: true })
    return () => window.removeEventListener('focusin', form.preload)
  }, [form])

  const { subscribe } = methods
  const { errors, dirtyFields, touchedFields } = methods.formState

  useEffect(() => {
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(form.name, values) })
  }, [subscribe, form.name])

  function bind(name: string): BoundField {
    const field = form.fields.find((one) => one.name === name)
    if (!field) throw new Error(`The form ${form.name} has no field ${name}.`)
    const { convert } = field
    const error = errors[name]?.message
    const isDone = touchedFields[name] && methods.getValues(name) !== ''
    const classes = [error ? 'invalid' : isDone && 'valid', dirtyFields[name] && 'dirty']
    const registration = methods.register(name, {
      onBlur: () => {
        const typed = methods.getValues(name) ?? ''
        if (convert && convert(typed) !== typed) setValue(name, convert(typed))
      },
    })
    return {
      id: `${id}-${name}`,
      field,
      registration: {
        ...registration,
        onBlur: async (event) => afterPress(() => void registration.onBlur(event)),
      },
      error,
      classes: classes.filter(Boolean).join(' '),
    }
  }

  function setValue(name: string, value: string): void {
    methods.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }

  function say(sentences: Partial<Record<string, string>>): void {
    for (const [name, message] of Object.entries(sentences))
      if (message) methods.setError(name, { type: 'server', message })
  }

  return {
    form,
    bind,
    setValue,
    /** Empties or fills fields that must not be validated at once, e.g. a refused password. */
    setSecret: (name: string, value: string) => methods.setValue(name, value),
    getValues: () => methods.getValues(),
    control: methods.control,
    /** The fields' error sentences, in the order of the screen. */
    messages: form.fields.flatMap(({ name }): FieldMessage[] => {
      const message = errors[name]?.message
      return message ? [{ id: `${id}-${name}`, message }] : []
    }),
    /** The values to send; null when a field is wrong, which is then shown. */
    async validate(): Promise<Output | null> {
      const held: { output: Output | null } = { output: null }
      await methods.handleSubmit((values) => {
        held.output = values
      })()
      return held.output
    },
    /** Shows the API's sentences beside their fields; answers those that no field has. */
    refuse(failure: CallFailure): string[] {
      if (failure.kind !== 'refused') return []
      const { fields, others } = toServerMessages(form.fields, failure.fields)
      say(fields)
      return others
    },
    /** Shows sentences from elsewhere beside the fields, by name. */
    say,
    forgetDraft: () => forgetDraft(form.name),
  }
}

export type ShopForm<Output> = ReturnType<typeof useShopForm<Output>>

/** The present value of a field; the caller is rendered again with every change. */
export function useFieldText<Output>({ control }: Pick<ShopForm<Output>, 'control'>, name: string): string {
  return useWatch({ control, name }) ?? ''
}

/** A draft of an older release may hold fields that are gone, and the API has more than a form asks for. */
function getKnown(form: Form<string, unknown>, draft: Values): Values {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name in form.defaults))
}

/** A longer time is no press: the pointer left the window, or a menu opened. */
const LONGEST_PRESS_MS = 2000

/**
 * Runs something once no press is under way. A press first leaves the field; an error that appeared below it then would
 * move the pressed element away from under the pointer, and the press would be lost.
 */
function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run()
  const end = () => {
    clearTimeout(timer)
    removeEventListener('mouseup', end)
    // After the click, which follows.
    setTimeout(run)
  }
  const timer = setTimeout(end, LONGEST_PRESS_MS)
  addEventListener('mouseup', end)
}
