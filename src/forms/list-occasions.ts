import {
  type NoshiGroup,
  noshiGroups,
  type NoshiOccasion,
  noshiOccasions,
} from '#src/rules/gift/noshi-customs.ts'
import { noshiDeskTexts } from '#src/text/gift/noshi-desk.ts'

const groupNames: Record<NoshiGroup, string> = noshiDeskTexts.groups
const notes: Partial<Record<NoshiOccasion, string>> = noshiDeskTexts.notes

interface OccasionGroup {
  label: string
  options: { value: string; label: string }[]
}

/** The list of occasions in its groups. @param current seasons that are on: they come first */
export function listOccasionGroups(current: readonly NoshiOccasion[]): OccasionGroup[] {
  const toOptions = (keys: readonly NoshiOccasion[]) =>
    keys.map((value) => ({ value, label: labelOccasion(value) }))
  const groups = Object.entries(noshiGroups).map(([group, keys]) => ({
    label: groupNames[group as NoshiGroup],
    options: toOptions(keys.filter((key) => !current.includes(key))),
  }))
  return [
    { label: noshiDeskTexts.season, options: toOptions(current) },
    ...groups,
    { label: noshiDeskTexts.other_group, options: [{ value: 'other', label: noshiDeskTexts.other }] },
  ].filter(({ options }) => options.length > 0)
}

function labelOccasion(key: NoshiOccasion): string {
  const note = notes[key]
  const { title } = noshiOccasions[key]
  return note ? `${title}（${note}）` : title
}
