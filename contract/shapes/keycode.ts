import * as z from 'zod/mini'
import { instant } from './fields.ts'

/**
 * The pass of a visitor who knew the keycode; sent along as the header `x-keycode-token`, or by browsers for what no
 * script asks for (pages, pictures, downloads) as the cookie `KEYCODE_COOKIE`.
 */
export const KeycodePassSchema = z.object({ keycode_token: z.string(), expires_at: instant() })
export type KeycodePass = z.infer<typeof KeycodePassSchema>

/** Holds the pass in a browser, for the whole shop: `Path=/; SameSite=Lax`, `Secure` under https. */
export const KEYCODE_COOKIE = 'keycode_token'
export const KEYCODE_HEADER = 'x-keycode-token'
