import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { toLayoutDefaults } from '#src/forms/arrange-fields.ts'
import { createContactForm, type InquiryCategory } from '#src/forms/contact.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { $inquiryFiles, keepInquiry } from '#src/stores/contact/inquiry.ts'
import { toPlainLabel } from '#src/text/input/field-labels.ts'
import { contactTexts } from '#src/text/contact/contact.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

interface InquiryOffer {
  categories: readonly InquiryCategory[]
  /** How this site asks; undefined for the usual way. */
  layout: FormLayout | undefined
}

/** The contact form: checks, keeps what will be sent and goes on to the screen that asks once more. */
export function useContactForm(variant: FormVariant, offer: InquiryOffer) {
  const [definition] = useState(() => createContactForm(variant, offer))
  const form = useShopForm(definition, offer.layout ? toLayoutDefaults(offer.layout) : {})
  const files = useStore($inquiryFiles, { ssr: 'initial' })

  async function submit(): Promise<SubmissionEnd> {
    const input = await form.validate()
    if (!input) return 'invalid'
    const typed = form.getValues()
    const rows = definition.fields.map(({ name, label, options }) => {
      const value = typed[name] ?? ''
      const chosen = options?.find((option) => option.value === value)?.label
      return { label: toPlainLabel(label), value: chosen ?? value }
    })
    const attached = files.map(({ file }) => ({ label: contactTexts.files, value: file }))
    keepInquiry({ input: { ...input, files: files.map(({ path }) => path) }, rows: [...rows, ...attached] })
    goTo('/contact/confirm/')
    return 'left'
  }

  return { form, submission: useSubmission(submit), files }
}
