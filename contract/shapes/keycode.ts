import * as z from 'zod/mini'
import { instant } from './fields.ts'

/**
 * The pass of a visitor who knew the keycode; sent along as the header `KEYCODE_HEADER`, or by browsers for what no
 * script asks for (pages, pictures, downloads) as the cookie `KEYCODE_COOKIE` (contract/keycode-names.ts).
 */
export const KeycodePassSchema = z.object({ keycode_token: z.string(), expires_at: instant() })
export type KeycodePass = z.infer<typeof KeycodePassSchema>
