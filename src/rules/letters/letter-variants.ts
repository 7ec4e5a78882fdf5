/**
 * Letters of names and places with the plain letter they stand for, where a character set or a face lacks the first. Each
 * pair is the letter and its plain one.
 */
const PAIRS = [
  // Names on family registers, by the tables for writing them in plainer letters: 法務省告示第582号 (2004), 別表第四, and
  // IPA «MJ縮退マップ» (2015).
  '𠮷吉 髙高 﨑崎 嵜崎 濵浜 濱浜 邉辺 邊辺 齋斎 齊斉 槗橋 𣘺橋 桒桑 栁柳 德徳 惠恵 廣広 國国 圀国 澤沢 櫻桜 瀨瀬 瀧滝 淸清 眞真 嶋島 嶌島 冨富',
  '冝宜 寬寛 寳宝 寶宝 巖巌 彌弥 彥彦 曻昇 榮栄 檜桧 步歩 淺浅 渕淵 渊淵 溫温 濟済 爲為 產産 禮礼 穗穂 緖緒 總総 聰聡 萬万 薗園 藪薮 藏蔵 與与',
  '衞衛 覺覚 觀観 讓譲 豐豊 賴頼 邨村 鄕郷 醫医 釼剣 劔剣 劍剣 鐵鉄 關関 靑青 靜静 餘余 鷄鶏 鹽塩 麥麦 黑黒 龍竜 龜亀 凜凛 增増 壽寿 壯壮 實実 將将',
  '來来 兒児 勳勲 卷巻 吳呉 單単 嚴厳 奧奥 學学 嶽岳 帶帯 廳庁 應応 戶戸 敎教 數数 晉晋 曉暁 會会 栢柏 枩松 槇槙 樂楽 橫横 氣気 滿満 澁渋 濤涛',
  '燈灯 獨独 瑤瑶 當当 祢禰 稻稲 穰穣 籔薮 經経 綠緑 緣縁 縣県 臺台 舘館 舩船 莊荘 萠萌 藝芸 豫予 遙遥 鎭鎮 閒間 靏鶴 靍鶴 顯顕 驛駅 鴈雁 黃黄 穐秋 龝秋 畵画 畫画 內内',
  // Forms that JIS X 0213:2000 and :2004 added beside those of JIS X 0208.
  '俠侠 俱倶 𠮟叱 吞呑 噓嘘 嚙噛 囊嚢 塡填 姸妍 屛屏 幷并 搔掻 摑掴 攢攅 潑溌 瀆涜 焰焔 瘦痩 禱祷 簞箪 繡繍 繫繋 萊莱 蔣蒋 蟬蝉 蠟蝋 軀躯 醬醤 醱醗 頰頬 顚顛 驒騨',
  '鷗鴎 鹼鹸 麴麹 麵麺 剝剥 淚涙 祿禄',
]

/** The plain letter of a letter, e.g. 髙 → 高. */
export const LETTER_VARIANTS: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((row) => row.split(' ')).map((pair) => {
    const [letter = '', plain = ''] = pair
    return [letter, plain]
  }),
)
