import type { NoshiInput } from '#contract/shapes/noshi.ts'
import { noshiDeskTexts } from '#src/text/gift/noshi-desk.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { NoshiPreview } from './NoshiPreview.tsx'

/** Who gives, a line each, with the paper beside it. */
export function NoshiNames({ form, noshi }: { form: ShopForm<unknown>; noshi: NoshiInput }) {
  return (
    <div className="noshi-names">
      <div className="noshi-lines">
        <p className="form-hint">{noshiDeskTexts.names_hint}</p>
        <TextField bound={form.bind('noshi_affiliation')} hint={noshiDeskTexts.affiliation_hint} />
        <TextField bound={form.bind('noshi_name_1')} />
        <TextField bound={form.bind('noshi_name_2')} />
        <TextField bound={form.bind('noshi_name_3')} hint={noshiDeskTexts.many_hint} />
      </div>
      <NoshiPreview noshi={noshi} />
    </div>
  )
}
