import type { DemoBrand } from '../demo-shop.ts'

const ROWS: [key: string, name: string, kana: string, maker: string, description: string][] = [
  ['kodama', '木霊', 'コダマ', 'hibiki-koubou', '工房の木を耳元に使う、ヘッドホンの系列です。'],
  ['oto-no-ha', '音の葉', 'オトノハ', 'onsa-sha', '毎日持ち歩く、軽い耳の道具です。'],
  ['tomoshibi', '灯', 'トモシビ', 'hakumei-denki', '明かりの見える増幅器とプレーヤーです。'],
  ['funabata', '船端', 'フナバタ', 'nagi-onkyo', '船具の継ぎ手で組んだスピーカーの箱です。'],
  ['makitoki', '巻刻', 'マキトキ', 'tokiha', '毎朝巻くことから始まる機械式時計です。'],
  ['shirakami', '白紙', 'シラカミ', 'minamo-seiki', '読むためだけに作られた文字板の時計です。'],
]

export const brands: DemoBrand[] = ROWS.map(([key, name, name_kana, maker_key, description]) => ({
  key,
  name,
  name_kana,
  maker_key,
  description,
}))
