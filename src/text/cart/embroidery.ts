import type { NameEmbroidery, NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'

/** The name sewn on clothes. */
export const embroideryTexts = {
  empty: 'ネーム刺繍の内容はまだ登録されていません。登録しておくと、次のご注文のときに入力を省けます。',
  create: '刺繍の内容を登録する',
  edit: '刺繍の内容を変更する',
  preview: '仕上がりのイメージ',
  preview_of: (text: string, typeface: string, colour: string, place: string) =>
    `${colour}の糸、${typeface}で「${text}」を${place}に刺繍したイメージ`,
  preview_note: '画面のイメージは実際の仕上がりと異なることがあります。',
  preview_empty: 'お名前',
  text_hint: '12文字まで。',
  updated: (day: string) => `${day} に保存した内容です`,
  scripts: { kanji: '漢字', hiragana: 'ひらがな', katakana: 'カタカナ', roman: 'ローマ字' },
  typefaces: { mincho: '明朝体', gothic: 'ゴシック体', brush: '行書体', script: '筆記体' },
  colours: { gold: '金', silver: '銀', navy: '紺', black: '黒', red: '赤', white: '白' },
  places: { left_chest: '左胸', right_chest: '右胸', sleeve: '袖', pocket: 'ポケット' },
} satisfies {
  scripts: Record<NameEmbroidery['script'], string>
  typefaces: Record<NameEmbroidery['typeface'], string>
  colours: Record<NameEmbroidery['colour'], string>
  places: Record<NameEmbroidery['place'], string>
} & Record<string, unknown>

/** What most people choose, before anybody chose. */
export const FIRST_EMBROIDERY: NameEmbroideryInput = {
  text: '',
  script: 'kanji',
  typeface: 'mincho',
  colour: 'navy',
  place: 'left_chest',
}

/** An embroidery in words, as carts, orders and documents show it. */
export function toEmbroideryLabel({ text, typeface, colour, place }: NameEmbroideryInput): string {
  const { typefaces, colours, places } = embroideryTexts
  return `刺繍「${text}」${typefaces[typeface]}・${colours[colour]}糸・${places[place]}`
}
