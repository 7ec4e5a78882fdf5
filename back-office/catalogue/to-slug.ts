import { toRomaji } from 'wanakana'

/** A word for an address from kana: `ウィンター グリップ` → `uintaa-gurippu`. Empty where nothing can be read aloud. */
export function toSlug(kana: string): string {
  return toRomaji(kana)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
}
