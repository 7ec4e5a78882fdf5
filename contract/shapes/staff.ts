import * as z from 'zod/mini'
import { STAFF_ROLES } from '../staff-rights.ts'
import { id, instant } from './fields.ts'
import { email } from './input.ts'
import { required } from './rules.ts'

export const StaffRoleSchema = z.enum(STAFF_ROLES)

/** Any text: what an old password looked like is not for a rule to say. */
export const currentPassword = () => z.string().check(required(), z.maxLength(128))
/** Length makes a password strong, so any letter will do. Those that guessers try first are refused by the API. */
export const staffPassword = () => z.string().check(required(), z.minLength(12), z.maxLength(128))

/** How far a login came. */
export const StaffLoginSchema = z.object({
  /** `second_factor`: nothing is open until the code came too. */
  state: z.enum(['signed_in', 'second_factor']),
  expires_at: instant(),
})

/** Who asks, and what they may. */
export const StaffMeSchema = z.object({
  /** Null for a program with a token of the environment. */
  person: z.nullable(
    z.object({ id: id(), name: z.string(), email: email(), has_second_factor: z.boolean() }),
  ),
  /** As the journal calls them. */
  name: z.string(),
  /** In this shop; null for a person who only works in others. */
  role: z.nullable(StaffRoleSchema),
  /** Where a person works. */
  shops: z.array(z.object({ channel: z.string(), name: z.string(), role: StaffRoleSchema })),
})
export type StaffMe = z.infer<typeof StaffMeSchema>

/** An invitation as its link shows it. */
export const OpenInvitationSchema = z.object({
  /** Name of the shop. */
  shop: z.string(),
  role: StaffRoleSchema,
  /** Null: whoever opens the link says who they are. */
  email: z.nullable(email()),
  /** That address has an account already: it signs in first. */
  is_known: z.boolean(),
  expires_at: instant(),
})
export type OpenInvitation = z.infer<typeof OpenInvitationSchema>

export const InvitationInputSchema = z.object({ email: email(), role: StaffRoleSchema })

/** A new invitation. Its token is told this once. */
export const NewInvitationSchema = z.object({
  id: id(),
  email: email(),
  role: StaffRoleSchema,
  /** The end of its link: `/{channel}/admin/#/invitation/{token}`. */
  token: z.string(),
  expires_at: instant(),
})
