import type { PostalAddress } from '#contract/shapes/address.ts'

export interface Place {
  prefecture: string
  city: string
  address1: string
}

/**
 * The address lines after a postal code named a place. What was typed is never lost: a street number behind the town
 * stays, and lines are replaced only where they were empty or came from the last look-up.
 * @param looked_up what the previous look-up filled in; null when the shopper typed the lines
 */
export function fillAddress(typed: Place, found: PostalAddress, looked_up: Place | null): Place {
  const isOurs = (line: keyof Place) => typed[line].trim() === '' || typed[line] === looked_up?.[line]
  return {
    prefecture: isOurs('prefecture') ? found.prefecture : typed.prefecture,
    city: isOurs('city') ? found.city : typed.city,
    address1: isOurs('address1') ? found.address1 : replaceTown(typed.address1, found, looked_up),
  }
}

/** `神田1-2-3`, looked up again as 岩本町, becomes `岩本町1-2-3`. A line without the old town keeps its words. */
function replaceTown(typed: string, found: PostalAddress, looked_up: Place | null): string {
  const town = looked_up?.address1
  return town && typed.startsWith(town) ? found.address1 + typed.slice(town.length) : typed
}
