import type { DemoProductModel } from '../demo-shop.ts'

const SHIRT = ['サイズ', '着丈', '身幅', '肩幅', '袖丈']
const PANTS = ['サイズ', '腰まわり', '股上', '股下', '裾幅']

/** Finished measures in centimetres, one row a size: the first cell is the size. */
const toTable = (head: string[], measures: string): string[][] => [
  head,
  ...measures.split(' / ').map((row) => row.split(' ')),
]

/** By model: no two garments measure the same. */
const TABLES: Record<string, string[][]> = {
  'shirt-everyday': toTable(SHIRT, '1 66 50 41 57 / 2 70 53 43.5 59 / 3 74 56 46 61.5'),
  'shirt-band': toTable(SHIRT, '1 70 54 43 56 / 2 74 57 45 58 / 3 78 60 47.5 60.5'),
  'shirt-stripe': toTable(SHIRT, '1 71 52 42 57 / 2 75 55 44.5 59 / 3 79 58 47 61.5'),
  'shirt-open': toTable(SHIRT, '1 64 55 45 22 / 2 67 58 47 23 / 3 70 61 49 24'),
  'cutsew-tenjiku': toTable(SHIRT, '1 61 47 40 56 / 2 66 51 43 59 / 3 70 55 46 62'),
  'cutsew-border': toTable(SHIRT, '1 58 50 46 50 / 2 62 53 48 52 / 3 66 56 50 54'),
  'knit-crew': toTable(SHIRT, '1 59 44 37 57 / 2 63 47 39 59 / 3 67 51 42 61'),
  'knit-vee': toTable(SHIRT, '1 62 49 40 58 / 2 66 52 42 60 / 3 69 56 45 62'),
  'knit-turtle': toTable(SHIRT, '1 62 52 44 56 / 2 65 55 46 58 / 3 69 59 49 60'),
  'knit-cardigan': toTable(SHIRT, '1 66 53 43 55 / 2 69 56 45 57 / 3 72 60 48 59'),
  'trousers-tapered': toTable(PANTS, '1 96 29 66 16.5 / 2 102 30 71 17.5 / 3 108 31 75 18.5'),
  'trousers-wide': toTable(PANTS, '1 106 32 62 29 / 2 112 33 66 30 / 3 118 34 70 31'),
  'trousers-straight': toTable(PANTS, '1 92 27 68 19 / 2 98 28 73 20 / 3 104 29 77 21'),
  'skirt-pleats': toTable(['サイズ', 'ウエスト', '総丈', '裾まわり'], '1 62〜70 76 310 / 2 68〜78 80 330'),
  'coat-chester': toTable(SHIRT, '1 98 53 42 58 / 2 103 56 44.5 60.5 / 3 108 59 47 63'),
  'coat-balmacaan': toTable(['サイズ', '着丈', '身幅', '裄丈'], '1 96 60 78 / 2 101 63 81.5 / 3 106 66 85'),
  'coat-duffle': toTable(SHIRT, '1 80 55 44 58 / 2 84 58 46.5 60.5 / 3 88 61 49 63'),
  'scarf-bands': toTable(['', '幅', '長さ', 'ふさ'], '本体 28 178 9'),
  'bag-tote': toTable(['', '幅', '高さ', 'まち', '持ち手'], '本体 40 31 14 56'),
  'bag-sacoche': toTable(['', '幅', '高さ', 'まち', '肩紐'], '本体 26 20 4 90〜140'),
  'bag-shoulder': toTable(['', '幅', '高さ', 'まち', '肩紐'], '本体 27 24 10 100〜125'),
  'shoes-derby': toTable(
    ['サイズ', '足長', '足囲', 'かかと'],
    '23.0 23 23.1 2.5 / 24.0 24 23.7 2.5 / 25.0 25 24.9 2.8 / 26.0 26 25.5 2.8 / 27.0 27 26.1 2.8',
  ),
  'shoes-loafer': toTable(
    ['サイズ', '足長', '足囲', 'かかと'],
    '23.0 23 22.5 2.2 / 24.0 24 23.1 2.2 / 25.0 25 24.3 2.4 / 26.0 26 24.9 2.4 / 27.0 27 25.5 2.4',
  ),
  'shoes-sneaker': toTable(
    ['サイズ', '足長', '足囲', '底の厚さ'],
    '23.0 23 23.4 2.8 / 24.0 24 24 2.8 / 25.0 25 25.2 3 / 26.0 26 25.8 3 / 27.0 27 26.4 3',
  ),
}

/** Every garment with its own measures. */
export function* withMeasures(models: Iterable<DemoProductModel>): Iterable<DemoProductModel> {
  for (const model of models) {
    const table = TABLES[model.key]
    yield table ? { ...model, size_table: table } : model
  }
}
