import { contactParts, toContactPart } from '#src/forms/contact.ts'
import type { FormVariant } from '#src/forms/form-field.ts'
import { inquiryOffers, loadAsker } from '#src/stores/contact/inquiry.ts'
import { contactTexts as texts } from '#src/text/contact/contact.ts'
import { LayoutField } from '../forms/LayoutField.tsx'
import { usePrefill } from '../forms/use-prefill.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { LoadedScreen } from '../member/ResourceScreen.tsx'
import { FileAttachments } from './FileAttachments.tsx'
import { useContactForm } from './use-contact-form.ts'

/** Asks the shop something, the way this site asks; a company that wants to trade tells more of itself. */
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
