import type { bikes } from '#shop-api/db/schema/bikes.ts'
import { toSearchText } from './to-search-text.ts'

/** What a bike is found by. A model's name is typed with its spaces and without. */
export function toBikeSearchText(
  row: Pick<
    typeof bikes.$inferSelect,
    'maker_name' | 'maker_kana' | 'model_name' | 'model_kana' | 'displacement'
  >,
): string {
  const { maker_name, maker_kana, model_name, model_kana, displacement } = row
  const close = model_name.replace(/\s+/g, '')
  return toSearchText([
    maker_name,
    maker_kana,
    model_name,
    model_kana,
    close,
    `${maker_name.replace(/\s+/g, '')}${close}`,
    ...(displacement === null ? [] : [`${displacement}cc`, String(displacement)]),
  ])
}
