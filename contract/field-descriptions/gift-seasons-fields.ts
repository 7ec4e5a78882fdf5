/** Of what a member gave in the seasons of giving. */
export const giftSeasonsFields: Readonly<Record<string, string>> = {
  coming_year: 'The year a gift of this season ordered now belongs to; null when it is not ordered now.',
  given_again: 'How many of its recipients got something for this year’s season already.',
  is_given_again: 'Whether this recipient got something for this year’s season already.',
  is_on: 'Whether the season is ordered for a later year now.',
  moved_to: 'What the entry of the address book says today, where it differs; null where it does not.',
  recipient_count: 'How many people and companies got something.',
  season: 'The season by what is written on the noshi; in the answer about one, that season itself.',
  year: 'Year of the orders; of the arrival where that is the next one.',
}
