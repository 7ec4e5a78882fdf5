import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { NameEmbroidery, NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import { createNameEmbroideryForm, toEmbroideryValues } from '#src/forms/name-embroidery.ts'
import { saveNameEmbroidery } from '#src/stores/member/name-embroidery.ts'
import { embroideryTexts as texts } from '#src/text/cart/embroidery.ts'
import { mypageTexts } from '#src/text/member/mypage.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { RecordForm } from '../member/RecordForm.tsx'
import { useRecordForm } from '../member/use-record-form.ts'
import { RadioField } from '../ui/RadioField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { EmbroideryPreview } from './EmbroideryPreview.tsx'

/** The name to be sewn on clothes, with its look beside it as it is chosen. */
export function EmbroideryForm({ kept }: { kept: NameEmbroidery | null }) {
  const [definition] = useState(createNameEmbroideryForm)
  const form = useShopForm(definition, toEmbroideryValues(kept))
  const typed = useWatch({ control: form.control }) as NameEmbroideryInput
  const submission = useRecordForm(form, {
    save: saveNameEmbroidery,
    next: '/mypage/name-embroidery/',
    done: 'member.saved',
  })
  return (
    <RecordForm
      submission={submission}
      messages={form.messages}
      submit={mypageTexts.save}
      back="/mypage/name-embroidery/"
    >
      <EmbroideryPreview embroidery={typed} />
      <TextField bound={form.bind('text')} hint={texts.text_hint} width="half" />
      <RadioField bound={form.bind('script')} />
      <RadioField bound={form.bind('typeface')} />
      <RadioField bound={form.bind('colour')} />
      <RadioField bound={form.bind('place')} />
    </RecordForm>
  )
}
