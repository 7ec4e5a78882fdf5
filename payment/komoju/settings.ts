import * as z from 'zod/mini'

/** What a shop is told about its account at KOMOJU. */
export const KomojuSettingsSchema = z.object({
  /** The account's secret key. A publishable key (`pk_…`) opens nothing here. */
  secret_key: z
    .string()
    .check(
      z.regex(
        /^sk_\w{6,}$/,
        `KOMOJU_SECRET_KEY must be KOMOJU's secret key, which begins with sk_; copy it anew from there.`,
      ),
    ),
  /** What the account's webhook signs its notices with; the shop's owner makes it up and types it at KOMOJU. */
  webhook_secret: z
    .string()
    .check(
      z.minLength(16, `KOMOJU_WEBHOOK_SECRET must have 16 characters or more; type the same at KOMOJU.`),
    ),
})
export type KomojuSettings = z.infer<typeof KomojuSettingsSchema>

/** Whether the key is of test mode, where no money moves. Only `sk_live_…` moves money. */
export const isTestKey = (secret_key: string): boolean => !secret_key.startsWith('sk_live_')

/** Variables with such a key, the shared account's and those of single shops. */
export const findKomojuTestKeys = (env: Record<string, string | undefined>): string[] =>
  Object.keys(env).filter((name) => /^KOMOJU_SECRET_KEY(_|$)/.test(name) && env[name] && isTestKey(env[name]))

/**
 * Reads KOMOJU_SECRET_KEY and KOMOJU_WEBHOOK_SECRET. A shop with an account of its own has both under its name:
 * KOMOJU_SECRET_KEY_MOTO, KOMOJU_WEBHOOK_SECRET_MOTO; they are never mixed with the shared ones.
 * @param shop as a shop's own variables name it: `MOTO`
 * @returns undefined when there is no key for this shop
 * @throws Error naming the variable that is missing or cannot be right
 */
export function readKomojuSettings(
  env: Record<string, string | undefined>,
  shop = '',
): KomojuSettings | undefined {
  const secret_key = shop ? env[`KOMOJU_SECRET_KEY_${shop}`] : env['KOMOJU_SECRET_KEY']
  if (!secret_key) return undefined
  const webhook_secret = shop ? env[`KOMOJU_WEBHOOK_SECRET_${shop}`] : env['KOMOJU_WEBHOOK_SECRET']
  const suffix = shop && `_${shop}`
  if (!webhook_secret)
    throw new Error(`KOMOJU_SECRET_KEY${suffix} needs KOMOJU_WEBHOOK_SECRET${suffix} beside it.`)
  const { data, error } = KomojuSettingsSchema.safeParse({ secret_key, webhook_secret })
  if (data) return data
  throw new Error(error.issues.map(({ message }) => message.replace(/^[A-Z_]+/, `$&${suffix}`)).join(' '))
}
