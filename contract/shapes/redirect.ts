import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { toRedirectAddress, toRedirectTarget } from '../redirect-address.ts'
import { editedFields, publicationInput } from './admin.ts'
import { text } from './input.ts'

const isAddress = () => z.regex(/^\/(?!\/)[^\s\\"'<>{}|^`]*$/u)

/** An address of the old shop: path with its query where that matters, `/products/detail.php?product_id=12`. */
const oldAddress = () =>
  text(500).check(
    isAddress(),
    z.refine((address) => toRedirectAddress(address) !== undefined),
    z.overwrite((address) => toRedirectAddress(address) ?? address),
  )

const redirectFields = {
  from: oldAddress(),
  /** An address of this shop. */
  to: text(500).check(isAddress(), z.overwrite(toRedirectTarget), isAddress()),
}
export const RedirectInputSchema = z.object({ ...redirectFields, ...publicationInput })
export type RedirectInput = z.infer<typeof RedirectInputSchema>
export const AdminRedirectSchema = z.object({ ...asKept(redirectFields), ...editedFields })
export type AdminRedirect = z.infer<typeof AdminRedirectSchema>

/** An address that leads to another, chains already followed to their end. */
export const RedirectSchema = z.object({ from: z.string(), to: z.string() })
