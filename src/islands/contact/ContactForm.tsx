import type { ComponentProps } from 'react'
import { companyFields } from '#src/forms/contact.ts'
import type { FormVariant } from '#src/forms/create-form.ts'
import { inquiryOffers } from '#src/stores/inquiry.ts'
import { contactTexts as texts } from '#src/text/contact.ts'
import { LayoutField } from '../forms/LayoutField.tsx'
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

const PERSON = ['name', 'name_kana', 'email', 'phone']
const COMPANY: readonly string[] = companyFields
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
  const names = form.form.fields.map(({ name }) => name)
  const isInquiry = (name: string) => !COMPANY.includes(name) && !PERSON.includes(name)
  return (
    <WholeForm sent={{ form, submission }} submit={texts.to_confirm} failed={texts.failed}>
      <Section
        id="contact-company"
        heading={texts.company}
        form={form}
        names={names.filter((name) => COMPANY.includes(name))}
      />
      <Section
        id="contact-person"
        heading={texts.person}
        form={form}
        names={names.filter((name) => PERSON.includes(name))}
      />
      <Section id="contact-inquiry" heading={texts.inquiry} form={form} names={names.filter(isInquiry)}>
        <FileAttachments files={files} />
      </Section>
    </WholeForm>
  )
}

interface SectionProps extends Pick<ComponentProps<'section'>, 'children'> {
  id: string
  heading: string
  form: ShopForm<unknown>
  /** In the order of the site; nothing is shown when it asks none of them. */
  names: readonly string[]
}

function Section({ id, heading, form, names, children }: SectionProps) {
  if (names.length === 0) return null
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {names.map((name) => {
        const hint = hints[name]
        return <LayoutField key={name} form={form} name={name} {...(hint && { hint })} />
      })}
      {children}
    </section>
  )
}
