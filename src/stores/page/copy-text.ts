import { showToast } from './toasts.ts'

/** Puts a text on the clipboard. Answers whether it is there: browsers may forbid it, then it has to be done by hand. */
export async function copyText(text: string, told: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false
  }
  showToast({ code: told })
  return true
}
