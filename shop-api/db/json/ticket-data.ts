/**
 * What a ticket is for. `email`: the code that proves an address. `proof`: the code by which a member without a
 * password proves to be the member. `email-undo`: the link that takes a new address back.
 */
export type TicketPurpose =
  | 'mfa'
  | 'email'
  | 'reminder'
  | 'username'
  | 'unlock'
  | 'oauth'
  | 'link'
  | 'proof'
  | 'email-undo'

/** What a ticket remembers until it is used. */
export interface TicketData {
  /** For a login that waits for its code, or for the provider. */
  cart_token?: string | undefined
  is_shared_device?: boolean | undefined
  method?: string | undefined
  /** The sister channel an account is taken over from. */
  sync_from?: string | undefined
  /** Of a login at a provider (OpenID Connect). */
  provider?: string | undefined
  nonce?: string | undefined
  code_verifier?: string | undefined
  /** Page of this shop to go to afterwards. */
  redirect_to?: string | undefined
  /** The provider's name for a person whose account here waits to be joined to it. */
  subject?: string | undefined
}
