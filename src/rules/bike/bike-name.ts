/** Years of sale of a bike, as they are read: `2017〜2021`, `2022〜` while it is sold, `2021` of one year. */
export function toBikeYears(bike: { year_from: number; year_to: number | null }): string {
  const { year_from, year_to } = bike
  return year_from === year_to ? `${year_from}` : `${year_from}〜${year_to ?? ''}`
}

interface NamedBike {
  maker_name: string
  model_name: string
  year_from: number
  year_to: number | null
}

/** A generation of a motorcycle in one line: `木枯 KZ-250（2019〜2023）`. */
export function toBikeName(bike: NamedBike): string {
  return `${bike.maker_name} ${bike.model_name}（${toBikeYears(bike)}）`
}
