import type { GivenRecipient, GivenSeason } from '#contract/shapes/recipients.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import {
  listSeasonsOn,
  parseSeasonKey,
  type SeasonOfYear,
  toSeasonKey,
  toSeasonYear,
} from '#src/rules/gift/gift-seasons.ts'
import { toAddressIdentity, toPersonIdentity } from '#src/rules/gift/same-recipient.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { type GiverScope, type GivenParcel, loadGivenParcels } from './load-given-parcels.ts'
import { isAmong, loadGivenRecipients } from './load-given-recipients.ts'

/** As many names as a line holds. */
const SHOWN_NAMES = 3

/** Seasons a member gave something in, the latest first. */
export async function listGivenSeasons(scope: GiverScope): Promise<GivenSeason[]> {
  const parcels = await loadGivenParcels(scope)
  const seasons = Map.groupBy(parcels, toSeasonKey)
  return [...seasons.values()]
    .map((own) => ({ season: toGivenSeason(own, parcels, scope.now), last: own.at(-1)!.order_id }))
    .toSorted((one, other) => other.season.year - one.season.year || other.last - one.last)
    .map(({ season }) => season)
}

/** @throws ApiError 404 for a season in which the member gave nothing */
export async function findGivenSeason(
  scope: GiverScope,
  key: string,
): Promise<{ season: GivenSeason; recipients: GivenRecipient[] }> {
  const named = parseSeasonKey(key)
  const parcels = named ? await loadGivenParcels(scope) : []
  const own = parcels.filter((parcel) => toSeasonKey(parcel) === key)
  if (own.length === 0) throw notFound(NOT_FOUND.gift_season)
  const given_again = listGivenNow(own[0]!, parcels, scope.now)
  return {
    season: toGivenSeason(own, parcels, scope.now),
    recipients: await loadGivenRecipients(scope, own, given_again),
  }
}

function toGivenSeason(own: readonly GivenParcel[], parcels: readonly GivenParcel[], now: Date): GivenSeason {
  const { season, year } = own[0]!
  const people = [...Map.groupBy(own, ({ address }) => toAddressIdentity(address)).values()].map((parts) =>
    parts.at(-1)!,
  )
  const again = listGivenNow(own[0]!, parcels, now)
  const today = toJapanDay(now)
  const coming_year = toSeasonYear(season, today)
  const is_on = listSeasonsOn(today).includes(season) && year < coming_year
  return {
    key: toSeasonKey({ season, year }),
    season,
    year,
    recipient_count: people.length,
    names: people
      .slice(0, SHOWN_NAMES)
      .map(({ address: { shipping_last_name, shipping_first_name } }) =>
        `${shipping_last_name.trim()} ${shipping_first_name.trim()}`.trim(),
      ),
    is_on,
    coming_year: is_on ? coming_year : null,
    given_again: people.filter((one) => isAmong(again, one)).length,
  }
}

/** Who was sent something for this year's season. */
function listGivenNow(
  { season }: SeasonOfYear,
  parcels: readonly GivenParcel[],
  now: Date,
): ReadonlySet<string> {
  const year = toSeasonYear(season, toJapanDay(now))
  return new Set(
    parcels
      .filter((parcel) => parcel.season === season && parcel.year === year)
      .map(({ address }) => toPersonIdentity(address)),
  )
}
