/** Of bikes and what goes on them. */
export const bikesFields: Readonly<Record<string, string>> = {
  bike: 'A bike; in a query its key: what does not go on it is left out.',
  bikes: 'Its generations, the newest first.',
  displacement: 'Cubic centimetres; null for electric ones.',
  fit_kind:
    'How it is judged for a bike nothing is said of: `none`: bikes do not matter, `universal`: it goes on, `ask`: the shop looks it up, `listed`: it does not go on.',
  fitments: 'Bikes it is said to go on or not, by maker, model and years.',
  frame_codes: 'Beginnings of its frame numbers.',
  made_for: 'Keys of bikes: only products that are said to go on one of them.',
  model: 'The model, as its maker calls it.',
  model_count: 'How many models it has.',
  year_from: 'First year of sale.',
  year_to: 'Last year of sale; null while it is sold.',
}
