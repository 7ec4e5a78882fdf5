import type { Receipt } from '#publisher/receipt.ts'

/** `; /news/a/ stays as it was: title is not text`, of every page that failed. */
export function sayFailed(receipt: Pick<Receipt, 'failed'>): string {
  return receipt.failed.map(({ path, reason }) => `; ${path} stays as it was: ${reason}`).join('')
}

/** A command that published all but some pages ends with exit code 1, so that scripts notice. */
export function noteFailed(receipts: Pick<Receipt, 'failed'>[]): void {
  if (receipts.some(({ failed }) => failed.length > 0)) process.exitCode = 1
}
