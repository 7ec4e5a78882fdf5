import type { GivenSeason } from '#contract/shapes/recipients.ts'

/** Seasons that can be given again now, the last time of each; the others as they were. */
export function sortSeasons(seasons: readonly GivenSeason[]): {
  offered: GivenSeason[]
  others: GivenSeason[]
} {
  const offered = seasons.filter(
    ({ season, is_on }, place) =>
      is_on && !seasons.slice(0, place).some((one) => one.season === season && one.is_on),
  )
  return { offered, others: seasons.filter((season) => !offered.includes(season)) }
}

/** What is worth a word on the member's front page: somebody of last time got nothing yet this year. */
export function listOffers(seasons: readonly GivenSeason[]): GivenSeason[] {
  return sortSeasons(seasons).offered.filter(
    ({ given_again, recipient_count }) => given_again < recipient_count,
  )
}
