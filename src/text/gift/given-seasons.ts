import type { GivenRecipient, GivenSeason } from '#contract/shapes/recipients.ts'

const seasonNames: Record<GivenSeason['season'], string> = {
  midyear: '御中元',
  summer: '暑中御見舞',
  late_summer: '残暑御見舞',
  year_end: '御歳暮',
  new_year: '御年賀',
  winter: '寒中御見舞',
}

/** The season that is ordered now, with its year: in December 御年賀 is next year's. */
const toComing = ({ season, coming_year }: Pick<GivenSeason, 'season' | 'coming_year'>) =>
  `${coming_year === null ? '次' : `${coming_year}年`}の${seasonNames[season]}`

/** Whom a member gave something in the seasons of giving, and giving it again. */
export const givenSeasonTexts = {
  lead: '御中元や御歳暮などを、いつ、どなたに贈ったかをご確認いただけます。',
  empty:
    '贈りものの記録はまだありません。御中元・御歳暮などののしを付けてご注文いただくと、贈った方と品物がここに残り、翌年も同じ方々にまとめて贈れます。',
  to_products: '贈りものをさがす',
  title: ({ season, year }: Pick<GivenSeason, 'season' | 'year'>) => `${year}年の${seasonNames[season]}`,
  people: ({ names, recipient_count }: Pick<GivenSeason, 'names' | 'recipient_count'>) =>
    recipient_count > names.length
      ? `${names.map((name) => `${name} 様`).join('、')} ほか${(recipient_count - names.length).toLocaleString('ja-JP')}名様`
      : names.map((name) => `${name} 様`).join('、'),
  now: '受付中',
  given: (season: GivenSeason) =>
    `このうち${season.given_again.toLocaleString('ja-JP')}名様には、${toComing(season)}をすでに贈っています。`,
  given_all: (season: GivenSeason) => `${toComing(season)}も、みなさまに贈りました。`,
  given_one: 'すでに贈りました',
  open: '贈った方と品物を見る',
  close: '閉じる',
  give: '同じ方々へ贈る',
  go_on: '一覧へ進む',
  cart_title: 'カートに入っている商品について',
  cart_text: (count: number) =>
    `カートに${count.toLocaleString('ja-JP')}点入っています。次の画面で、どなたかに贈る品としてお選びいただけます。どなたにもお選びにならなかった商品は、お届け先を決めたときにカートから外れます。`,
  goods: '品物',
  wrapping: '包装',
  noshi: 'のし',
  card: 'メッセージ',
  order: 'ご注文',
  pieces: (name: string, quantity: number) => `${name}　${quantity.toLocaleString('ja-JP')}点`,
  wrappings: { none: null, paper: '包装紙', gift_box: 'ギフト箱' } satisfies Record<
    NonNullable<GivenRecipient['wrapping']>,
    string | null
  >,
  problems: {
    not_on_sale: '取り扱いを終了しました',
    sold_out: '品切れです',
    not_enough_stock: '在庫が足りません',
  } satisfies Record<NonNullable<GivenRecipient['goods'][number]['problem']>, string>,
  moved: 'アドレス帳の新しい住所へお届けします。',
  moved_record: '現在のアドレス帳では、住所が変わっています。',
  left_out: 'この季節にすでに贈っているため、外してあります。',
  lost: (names: readonly string[]) =>
    `前回の「${names.join('」「')}」は、今はお求めいただけません。「内容を変更」から、代わりの品をお選びください。`,
  offer: (season: GivenSeason) =>
    `${season.year}年の${seasonNames[season.season]}：${season.recipient_count.toLocaleString('ja-JP')}名様に贈りました。${toComing(season)}も、同じ方々へ贈りませんか。`,
  offer_rest: ({ recipient_count, given_again, ...season }: GivenSeason) =>
    `${toComing(season)}：あと${(recipient_count - given_again).toLocaleString('ja-JP')}名様にまだ贈っていません。`,
  offer_heading: (season: GivenSeason['season']) => `${seasonNames[season]}のご案内`,
  to_record: '贈りものの記録を見る',
  source: '以前の贈り先から',
  add: (season: string, count: number) => `${season}（${count.toLocaleString('ja-JP')}名様）を一覧に追加する`,
  added: (added: number, known: number) =>
    [
      `${added.toLocaleString('ja-JP')}名様を一覧に追加しました。`,
      known > 0 && `${known.toLocaleString('ja-JP')}名様はすでに一覧にあります。`,
    ]
      .filter(Boolean)
      .join(''),
} as const
