import { useStore } from '@nanostores/react'
import { companyFields } from '#src/forms/contact.ts'
import type { FormVariant } from '#src/forms/create-form.ts'
import { inquiryCategoryResource } from '#src/stores/inquiry.ts'
import { contactTexts as texts } from '#src/text/contact.ts'
import { mypageTexts } from '#src/text/mypage.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { WholeForm } from '../forms/WholeForm.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FileAttachments } from './FileAttachments.tsx'
import { type Category, useContactForm } from './use-contact-form.ts'

/** Asks the shop something; a company that wants to trade tells more of itself. */
export function ContactForm({ variant }: { variant: FormVariant }) {
  const loaded = useStore(inquiryCategoryResource.$state, { ssr: 'initial' })
  if (loaded.state === 'loading') return <Skeleton label={mypageTexts.loading} rows={5} />
  if (loaded.state === 'failed')
    return (
      <LoadFailure
        title={mypageTexts.failed}
        failure={loaded.failure}
        onRetry={() => void inquiryCategoryResource.load()}
      />
    )
  return <Fields variant={variant} categories={loaded.value} />
}

function Fields({ variant, categories }: { variant: FormVariant; categories: readonly Category[] }) {
  const { form, submission, files } = useContactForm(variant, categories)
  const options = categories.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <WholeForm
      sent={{ form: form as ShopForm<unknown>, submission }}
      submit={texts.to_confirm}
      failed={texts.failed}
    >
      {variant === 'corporate' && <CompanyFields form={form as ShopForm<unknown>} />}
      <section className="form-section" aria-labelledby="contact-person">
        <h2 id="contact-person">{texts.person}</h2>
        <TextField bound={form.bind('name')} width="half" />
        <TextField bound={form.bind('name_kana')} width="half" />
        <TextField bound={form.bind('email')} hint={texts.email_hint} />
        <TextField bound={form.bind('phone')} width="half" />
      </section>
      <section className="form-section" aria-labelledby="contact-inquiry">
        <h2 id="contact-inquiry">{texts.inquiry}</h2>
        <SelectField
          bound={form.bind('category_id')}
          empty={texts.choose_category}
          options={options}
          width="half"
        />
        <TextField bound={form.bind('order_no')} hint={texts.order_no_hint} width="half" />
        <TextField bound={form.bind('body')} hint={texts.body_hint} />
        <FileAttachments files={files} />
      </section>
    </WholeForm>
  )
}

const CHOICES = ['delivery', 'payment']

function CompanyFields({ form }: { form: ShopForm<unknown> }) {
  return (
    <section className="form-section" aria-labelledby="contact-company">
      <h2 id="contact-company">{texts.company}</h2>
      {companyFields.map((name) =>
        CHOICES.includes(name) ? (
          <SelectField key={name} bound={form.bind(name)} empty={texts.choose} width="half" />
        ) : (
          <TextField key={name} bound={form.bind(name)} />
        ),
      )}
    </section>
  )
}
