import { pageFacts } from '../frame/page-facts.ts'

/** What was typed into a form, by field, and which version of the entry it was typed over. */
interface KeptInput {
  version: number
  values: Record<string, unknown>
}

const toName = (place: string) => `noren-back-office:${pageFacts.channel}:${place}`

/**
 * Input is kept on this device while it is typed, until it is saved: neither a crash nor a lost session loses it.
 * @param place of the form, e.g. `news/12`
 */
export function keepInput(place: string, input: KeptInput): void {
  try {
    localStorage.setItem(toName(place), JSON.stringify(input))
  } catch {
    // Storage is full or forbidden. The form itself still holds everything.
  }
}

export function findInput(place: string): KeptInput | undefined {
  const text = localStorage.getItem(toName(place))
  return text === null ? undefined : (JSON.parse(text) as KeptInput)
}

export function forgetInput(place: string): void {
  localStorage.removeItem(toName(place))
}
