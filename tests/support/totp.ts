import { TOTP } from 'otpauth'

/** What an app shows for a secret. @param later steps of half a minute */
export function showTotp(secret: string, now: Date, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + later * 30_000 })
}
