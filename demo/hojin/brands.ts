import type { DemoBrand } from '../demo-shop.ts'

const ROWS: [string, string, string, string, string][] = [
  ['yubisaki', '指先', 'ユビサキ', 'tegumi', '細かな組み立てのための、薄くて破れにくい手袋です。'],
  ['daichi', '大地', 'ダイチ', 'ashimoto', '立ち仕事の八時間を考えた、中敷きの厚い安全靴です。'],
  ['hizakoshi', '膝越し', 'ヒザコシ', 'hataraki', '膝と肘の当て布を替えられる作業着です。'],
  ['sanjo', '三条', 'サンジョウ', 'shimeru', '鍛造のレンチに、修理の権利を添えた品です。'],
  ['sara', 'さら', 'サラ', 'fukin', '糸くずの出にくい、電子部品向けの拭き取り布です。'],
  ['hitoiki', 'ひといき', 'ヒトイキ', 'kyaku-ma', '会議の合間に、ひと息つくためのお茶です。'],
]

export const brands: DemoBrand[] = ROWS.map(([key, name, name_kana, maker_key, description]) => ({
  key,
  name,
  name_kana,
  maker_key,
  description,
}))
