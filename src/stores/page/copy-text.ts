import { showToast } from './toasts.ts'

/** Copies a text to the clipboard. Answers whether it worked: browsers may forbid it. */
export async function copyText(text: string, told: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return false
  }
  showToast({ code: told })
  return true
}
