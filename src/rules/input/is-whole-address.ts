import type { UserAddress } from '#contract/shapes/user-address.ts'

/**
 * Whether a parcel can go to an entry of the book: the member's own takes its words from the profile, which may lack an
 * address.
 */
export function isWholeAddress({ postal_code, phone_number }: UserAddress): boolean {
  return postal_code !== '' && phone_number !== ''
}
