import type { ProductAxis, ProductOption } from '../../product-line.ts'

const COLOURS: Record<string, string> = {
  ブラック: 'black',
  ホワイト: 'white',
  レッド: 'red',
  ブルー: 'blue',
  シルバー: 'silver',
  ブラウン: 'brown',
  オリーブ: 'green',
  ナチュラル: 'natural',
  オレンジ: 'orange',
}

export function colourAxis(...names: string[]): ProductAxis {
  return {
    name: 'カラー',
    options: names.map((value, at) => ({
      value,
      suffix: `C${at + 1}`,
      colourway: COLOURS[value] ?? 'black',
    })),
  }
}

export function sizeAxis(...values: string[]): ProductAxis {
  return {
    name: 'サイズ',
    options: values.map<ProductOption>((value) => ({
      value,
      suffix: value.replace('.', '').replace('cm', ''),
    })),
  }
}

export const HELMET_SIZES = [
  ['サイズ', '頭囲', '内装の厚み'],
  ['S', '55〜56cm', '厚手'],
  ['M', '57〜58cm', '標準'],
  ['L', '59〜60cm', '標準'],
  ['XL', '61〜62cm', '薄手'],
]
export const JACKET_SIZES = [
  ['サイズ', '胸囲', '身丈', '袖丈'],
  ['S', '84〜90cm', '62cm', '61cm'],
  ['M', '90〜96cm', '64cm', '63cm'],
  ['L', '96〜102cm', '66cm', '65cm'],
  ['LL', '102〜108cm', '68cm', '67cm'],
  ['3L', '108〜116cm', '70cm', '68cm'],
]
export const GLOVE_SIZES = [
  ['サイズ', '手囲い', '中指の長さ'],
  ['S', '19〜20cm', '7.5cm'],
  ['M', '20〜21.5cm', '8.0cm'],
  ['L', '21.5〜23cm', '8.5cm'],
  ['XL', '23〜24.5cm', '9.0cm'],
]
export const BOOT_SIZES = [
  ['サイズ', '足囲', '丈'],
  ['24.0cm', '246mm', '19cm'],
  ['25.0cm', '252mm', '19.5cm'],
  ['26.0cm', '258mm', '20cm'],
  ['27.0cm', '264mm', '20.5cm'],
  ['28.0cm', '270mm', '21cm'],
]
