import type { Prefecture } from '#contract/shapes/address.ts'
import { PREFECTURE_NAMES } from './prefecture-names.ts'

type Row = readonly [kana: string, region: string]

/** In the order of their official numbers (JIS X 0401), which are their ids. */
const ROWS: readonly Row[] = [
  ['ホッカイドウ', '北海道'],
  ['アオモリケン', '北東北'],
  ['イワテケン', '北東北'],
  ['ミヤギケン', '南東北'],
  ['アキタケン', '北東北'],
  ['ヤマガタケン', '南東北'],
  ['フクシマケン', '南東北'],
  ['イバラキケン', '関東'],
  ['トチギケン', '関東'],
  ['グンマケン', '関東'],
  ['サイタマケン', '関東'],
  ['チバケン', '関東'],
  ['トウキョウト', '関東'],
  ['カナガワケン', '関東'],
  ['ニイガタケン', '信越'],
  ['トヤマケン', '北陸'],
  ['イシカワケン', '北陸'],
  ['フクイケン', '北陸'],
  ['ヤマナシケン', '関東'],
  ['ナガノケン', '信越'],
  ['ギフケン', '中部'],
  ['シズオカケン', '中部'],
  ['アイチケン', '中部'],
  ['ミエケン', '中部'],
  ['シガケン', '関西'],
  ['キョウトフ', '関西'],
  ['オオサカフ', '関西'],
  ['ヒョウゴケン', '関西'],
  ['ナラケン', '関西'],
  ['ワカヤマケン', '関西'],
  ['トットリケン', '中国'],
  ['シマネケン', '中国'],
  ['オカヤマケン', '中国'],
  ['ヒロシマケン', '中国'],
  ['ヤマグチケン', '中国'],
  ['トクシマケン', '四国'],
  ['カガワケン', '四国'],
  ['エヒメケン', '四国'],
  ['コウチケン', '四国'],
  ['フクオカケン', '九州'],
  ['サガケン', '九州'],
  ['ナガサキケン', '九州'],
  ['クマモトケン', '九州'],
  ['オオイタケン', '九州'],
  ['ミヤザキケン', '九州'],
  ['カゴシマケン', '九州'],
  ['オキナワケン', '沖縄'],
]

/** The 47 prefectures, north to south, with the region carriers and shipping fee tables put them in. */
export const PREFECTURES: readonly Prefecture[] = ROWS.map(([kana, region], at) => ({
  id: at + 1,
  name: PREFECTURE_NAMES[at]!,
  kana,
  region,
}))

const regionByName = new Map(PREFECTURES.map(({ name, region }) => [name, region]))

/** Region of a prefecture by its full name (東京都); undefined for what is no prefecture. */
export function getRegion(prefecture: string): string | undefined {
  return regionByName.get(prefecture)
}

/** Every region once, north to south. */
export function listRegions(): string[] {
  return [...new Set(ROWS.map(([, region]) => region))]
}
