import { channel } from './session.ts'

/** What was typed into a form, by field name, and which version of the entry it was typed over. */
export interface KeptInput {
  version: number
  values: Record<string, string>
}

const toName = (place: string) => `noren-editor:${channel}:${place}`

/**
 * Input is kept on this device with every key press until it is saved, so neither a crash nor a lost session loses it.
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
