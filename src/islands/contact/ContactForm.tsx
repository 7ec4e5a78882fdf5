import { contactParts, toContactPart, createContactForm, type InquiryCategory } from '#src/forms/contact.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import {
  inquiryOffers,
  loadAsker,
  attachFile,
  detachFile,
  MOST_FILES,
  $inquiryFiles,
  keepInquiry,
} from '#src/stores/contact/inquiry.ts'
import { contactTexts as texts, contactTexts } from '#src/text/contact/contact.ts'
import { LayoutField } from '../forms/LayoutField.tsx'
import { usePrefill } from '../forms/use-prefill.ts'
import { type ShopForm, useShopForm } from '../forms/use-shop-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { LoadedScreen } from '../ui/LoadedScreen.tsx'
import { type ChangeEvent, useRef, useState } from 'react'
import type { UploadFile } from '#contract/shapes/upload-file.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { Icon } from '../ui/Icon.tsx'
import { useStore } from '@nanostores/react'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { toLayoutDefaults } from '#src/forms/arrange-fields.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toPlainLabel } from '#src/text/input/field-labels.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'

interface InquiryOffer {
  categories: readonly InquiryCategory[]
  /** How this site asks; undefined for the usual way. */
  layout: FormLayout | undefined
}

/** Asks the shop something, in the site's own form; a company that wants to trade tells more about itself. */
export function ContactForm({ variant }: { variant: FormVariant }) {
  return (
    <LoadedScreen resource={inquiryOffers[variant]} rows={5}>
      {(offer) => <Fields variant={variant} offer={offer} />}
    </LoadedScreen>
  )
}

const hints: Readonly<Record<string, string>> = {
  email: texts.email_hint,
  order_no: texts.order_no_hint,
  body: texts.body_hint,
}

interface FieldsProps {
  variant: FormVariant
  offer: Parameters<typeof useContactForm>[1]
}

function Fields({ variant, offer }: FieldsProps) {
  const { form: typed, submission, files } = useContactForm(variant, offer)
  const form = typed as ShopForm<unknown>
  usePrefill(form, loadAsker)
  return (
    <WholeForm sent={{ form, submission }} submit={texts.to_confirm} failed={texts.failed}>
      {contactParts.map((part) => {
        const names = form.form.fields.map(({ name }) => name).filter((name) => toContactPart(name) === part)
        // Nothing is shown where the site asks none of them.
        if (names.length === 0) return null
        const id = `contact-${part}`
        return (
          <section className="form-section" aria-labelledby={id} key={part}>
            <h2 id={id}>{part === 'person' ? texts.person[variant] : texts[part]}</h2>
            {names.map((name) => {
              const hint = hints[name]
              return <LayoutField key={name} form={form} name={name} {...(hint && { hint })} />
            })}
            {part === 'inquiry' && <FileAttachments files={files} />}
          </section>
        )
      })}
    </WholeForm>
  )
}

/** Files to send with an inquiry: each is sent as soon as it is chosen, and can be removed again. */
function FileAttachments({ files }: { files: readonly UploadFile[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = [...(target.files ?? [])]
    setBusy(true)
    const said: string[] = []
    if (files.length + chosen.length > MOST_FILES) said.push(texts.too_many_files)
    for (const file of chosen.slice(0, MOST_FILES - files.length)) {
      const failure = await attachFile(file)
      if (!failure) continue
      const field = failure.kind === 'refused' ? failure.fields[0]?.message : undefined
      said.push(texts.file_failed(file.name, field ?? toFailureSentence(failure)))
    }
    setProblems(said)
    setBusy(false)
    target.value = ''
  }

  return (
    <div className="form-row">
      <label className="form-label" htmlFor="contact-files">
        {texts.files}
      </label>
      <input
        ref={input}
        id="contact-files"
        className="file-input"
        type="file"
        accept="image/*,application/pdf"
        multiple
        disabled={isBusy || files.length >= MOST_FILES}
        aria-describedby="contact-files-hint"
        onChange={(event) => void take(event)}
      />
      <p className="form-hint" id="contact-files-hint" role="status">
        {isBusy ? texts.uploading : texts.files_hint}
      </p>
      {problems.map((problem) => (
        <p className="form-error" role="alert" key={problem}>
          {problem}
        </p>
      ))}
      <ul className="file-list">
        {files.map(({ path, file }) => (
          <li key={path}>
            <span>{file}</span>
            <button
              className="icon-button"
              type="button"
              aria-label={texts.remove_file(file)}
              onClick={() => detachFile(path)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The contact form: checks, keeps what will be sent and goes on to the screen that asks once more. */
function useContactForm(variant: FormVariant, offer: InquiryOffer) {
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
