import * as z from 'zod/mini'
import { STAFF_ROLES } from '../staff-rights.ts'
import { id, instant, textOrNull } from './fields.ts'
import { email, text } from './input.ts'
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
  /** Null for a program. */
  person: z.nullable(
    z.object({ id: id(), name: z.string(), email: z.string(), has_second_factor: z.boolean() }),
  ),
  /** As the journal calls them. */
  name: z.string(),
  /** In this shop; null for a person who only works in others. */
  role: z.nullable(StaffRoleSchema),
  /** Where a person works; for a program that speaks for one only this shop. */
  shops: z.array(z.object({ channel: z.string(), name: z.string(), role: StaffRoleSchema })),
})
export type StaffMe = z.infer<typeof StaffMeSchema>

/** An invitation as its link shows it. */
export const OpenInvitationSchema = z.object({
  /** Name of the shop. */
  shop: z.string(),
  role: StaffRoleSchema,
  /** Null: whoever opens the link says who they are. */
  email: textOrNull(),
  /** That address has an account already: it signs in first. */
  is_known: z.boolean(),
  /** Name of whoever is signed in in the browser that asks, and would take it up; null for a visitor. */
  signed_in_as: z.nullable(z.string().check(z.minLength(1))),
  expires_at: instant(),
})
export type OpenInvitation = z.infer<typeof OpenInvitationSchema>

export const InvitationInputSchema = z.object({ email: email(), role: StaffRoleSchema })

/** A new invitation or token: what opens the shop is told this once. The end of a link is `/{channel}/admin/#/invitation/{token}`. */
export const NewSecretSchema = z.object({ id: id(), token: z.string() })

/** Somebody who works in the shop. */
export const AdminPersonSchema = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  role: StaffRoleSchema,
  since: instant(),
  has_second_factor: z.boolean(),
  /** Null for somebody who is signed in nowhere. */
  last_seen_at: z.nullable(instant()),
})
export type AdminPerson = z.infer<typeof AdminPersonSchema>

/** An invitation nobody took up yet. */
export const AdminInvitationSchema = z.object({
  id: id(),
  email: textOrNull(),
  role: StaffRoleSchema,
  /** Empty for the installation. */
  invited_by: z.string(),
  created_at: instant(),
  expires_at: instant(),
})
export type AdminInvitation = z.infer<typeof AdminInvitationSchema>

/** A browser a person is signed in with. */
export const StaffSessionSchema = z.object({
  id: id(),
  user_agent: z.string(),
  created_at: instant(),
  last_seen_at: instant(),
  expires_at: instant(),
  /** The one that asks. */
  is_own: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSessionSchema>

/** With this a program speaks for a person. */
export const AdminTokenSchema = z.object({
  id: id(),
  name: z.string(),
  /** Whose it is. */
  person_name: z.string(),
  /** It may what this role and that of its person both allow. */
  role: StaffRoleSchema,
  /** Channels of the shops it opens. */
  channels: z.array(z.string()),
  created_at: instant(),
  last_used_at: z.nullable(instant()),
})
export type AdminToken = z.infer<typeof AdminTokenSchema>

export const TokenInputSchema = z.object({
  name: text(50),
  role: StaffRoleSchema,
  /** Other shops of which the person is an owner too; this one is always among them. */
  channels: z.optional(z.array(z.string()).check(z.maxLength(100))),
})
