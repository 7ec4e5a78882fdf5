import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toSafeRedirect } from '#src/rules/page/safe-redirect.ts'
import { WANTED_PARAM } from '#src/site/keycode-gate.ts'
import { getPageQuery } from '#src/site/page-query.ts'
import { $keycode, checkKeycode, recheckKeycode } from '#src/stores/gate/keycode.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'
import { keycodeText } from '#src/text/gate/keycode-page.ts'
import { fillText, findPart } from '#src/enhance/page/find-part.ts'

/** A visitor whose pass still opens the shop goes on; one whose pass does not is told why. */
export async function greet(form: HTMLFormElement): Promise<void> {
  const known = findPart(document, 'keycode-known')
  await recheckKeycode()
  const isIn = $keycode.get() === 'valid'
  form.hidden = isIn
  if (known) known.hidden = !isIn
  findPart(document, 'keycode-enter')?.setAttribute('href', getWantedAddress())
  if ($keycode.get() === 'invalid') say(form, keycodeText.over)
}

/** Sends the keycode. Then goes to the wanted page, or says beside the field why not. */
export async function enter(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem('keycode') as HTMLInputElement
  const button = form.querySelector<HTMLElement>('[type=submit]')
  const keycode = field.value.trim()
  if (button?.getAttribute('aria-busy') === 'true') return
  if (!keycode) return refuse(form, field, keycodeText.empty)
  button?.setAttribute('aria-busy', 'true')
  fillText(button, keycodeText.sending)
  try {
    const failure = await checkKeycode(keycode)
    if (failure) refuse(form, field, toKeycodeSentence(failure))
    else location.replace(getWantedAddress())
  } finally {
    button?.removeAttribute('aria-busy')
    fillText(button, keycodeText.submit)
  }
}

function toKeycodeSentence(failure: CallFailure): string {
  if (failure.kind !== 'refused') return toFailureSentence(failure)
  const code = failure.fields[0]?.code ?? failure.code
  return (GATE_ERRORS as Readonly<Record<string, string>>)[code] ?? toFailureSentence(failure)
}

function refuse(form: HTMLFormElement, field: HTMLInputElement, sentence: string): void {
  say(form, sentence)
  field.setAttribute('aria-invalid', 'true')
  field.focus()
  field.select()
}

function say(form: HTMLFormElement, sentence: string): void {
  const error = findPart(form, 'keycode-error')
  if (error) error.textContent = sentence
}

/** What the visitor wanted before the keycode was asked for: an address of this very shop, its front page otherwise. */
function getWantedAddress(): string {
  const wanted = getPageQuery().get(WANTED_PARAM)
  return toSafeRedirect(wanted, location.origin) ?? '/'
}
