import { requestProduct } from '#src/stores/product/product-request.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { productRequestErrors, productRequestText } from '#src/text/product/product-request.ts'
import { findVariation, readOptions, readVariations } from './chosen-variation.ts'
import { findPart } from '#src/enhance/page/find-part.ts'

/** Sends the request to be told (RestockRequest.astro) and shows the result in the form. */
export async function sendRestockRequest(form: HTMLFormElement): Promise<void> {
  const status = findPart(form, 'restock-status')
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  const box = document.querySelector<HTMLFormElement>('form[data-buy-box]')
  const chosen = box && findVariation(readVariations(box), readOptions(new FormData(box)))
  const email = String(new FormData(form).get('email') ?? '')
  const say = (text: string) => status && (status.textContent = text)
  if (!chosen || button?.getAttribute('aria-busy') === 'true') return
  button?.setAttribute('aria-busy', 'true')
  say(productRequestText.sending)
  try {
    const failure = await requestProduct({ product_id: chosen.id, email })
    if (!failure) {
      form.reset()
      say(productRequestText.done)
    } else if (failure.kind === 'refused' && failure.fields.some(({ field }) => field === 'email')) {
      say(productRequestText.invalid)
      form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    } else {
      const code = failure.kind === 'refused' ? failure.code : failure.kind
      say(productRequestErrors[code] ?? toFailureSentence(failure))
    }
  } finally {
    button?.removeAttribute('aria-busy')
  }
}
