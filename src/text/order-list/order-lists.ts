import type { OrderList, OrderListLine } from '#contract/shapes/order-list.ts'
import { LAST_DAY } from '#contract/buying-limits.ts'

type Day = OrderList['day_of_month']

const toDay = (day: Day) => (day === null ? '決めない' : day === LAST_DAY ? '毎月末日' : `毎月${day}日`)

/** Lists of goods ordered again and again. */
export const orderListTexts = {
  lead: 'いつもの商品をまとめて保存し、一度にカートへ入れられます。発注日を決めたリストは、その日の朝にメールでお知らせします。',
  empty:
    '発注リストはまだありません。商品をカートに入れて「発注リストに保存」を押すか、ご注文履歴の詳細から「この注文を発注リストにする」を押すと作成できます。',
  to_history: 'ご注文履歴を見る',
  due: '発注日です',
  due_heading: '本日発注するリスト',
  rest_heading: 'そのほかのリスト',
  due_since: (day: string) => `発注日：${day}`,
  no_day: '発注日は決まっていません',
  next: (day: string, day_of_month: Day) => `次回の発注日：${day}（${toDay(day_of_month)}）`,
  goods: (count: number) => `${count.toLocaleString('ja-JP')}商品`,
  never: 'まだカートに入れていません',
  last: (at: string) => `前回カートに入れた日時：${at}`,
  owner: (name: string) => `作成者：${name}`,
  shared: '社内で共有中',
  colleague: (name: string) => `${name} さんが共有しているリストです。変更できるのは作成した方だけです。`,
  put: 'カートに入れる',
  save_and_put: '保存してカートに入れる',
  skip: '今月は見送る',
  open: '内容を見る',
  back: '発注リストの一覧へ戻る',
  of: (name: string) => `：${name}`,

  name: 'リスト名',
  day: '発注日',
  days: [null, ...Array.from({ length: 28 }, (_, at) => at + 1), LAST_DAY] as Day[],
  day_of: toDay,
  share: '社内で共有する',
  share_hint: '同じ会社の購買担当の方が、このリストを見てカートに入れられるようになります。',

  columns: { code: '品番', name: '商品名', quantity: '数量', price: '単価', stock: '在庫' },
  quantity_of: (name: string) => `${name}の数量`,
  remove: '外す',
  multiple: (multiple: number) => `${multiple.toLocaleString('ja-JP')}点単位`,
  carton: (pieces: number) => `1ケース${pieces.toLocaleString('ja-JP')}点`,
  stock: { in_stock: '在庫あり', few: '残りわずか', none: '在庫なし' } satisfies Record<
    OrderListLine['stock_state'],
    string
  >,
  problems: {
    not_on_sale: '販売を終了しました。カートには入りません。',
    sold_out: '在庫がありません。カートには入りません。',
    not_enough_stock: 'ご注文いただける数量を超えています。入れられる分だけがカートに入ります。',
    not_a_multiple: '販売単位に合っていません。数量を変更してください。',
  } satisfies Record<NonNullable<OrderListLine['problem']>, string>,
  no_lines: 'このリストの商品は、すべて販売を終了しました。品番で商品を追加してください。',
  total: '合計',
  total_note: 'いまご注文いただける商品の合計です。送料・手数料は含みません。',
  total_later: '保存すると、合計を計算し直します。',

  add_heading: '品番で商品を追加',
  add: '追加する',
  code: '品番',
  quantity: '数量',
  added: (name: string) => `「${name}」を追加しました（まだ保存されていません）。`,
  more_of: (name: string) => `「${name}」はリストにあるため、数量に加えました（まだ保存されていません）。`,
  add_faults: {
    no_code: '品番を入力してください。',
    unknown: 'この品番の商品は見つかりませんでした。品番をお確かめください。',
    full: (most: number) => `1つのリストに入れられるのは${most}商品までです。`,
  },

  save: '変更を保存する',
  unsaved: '変更はまだ保存されていません。',
  discard: '変更を取り消す',
  changed_elsewhere:
    '編集中に、このリストがほかの画面で変更されました。保存すると、この画面の内容に置きかわります。',
  reload: '最新の内容を読み込む',
  faults: {
    name: 'リスト名を入力してください。',
    quantity: (most: number) => `1から${most.toLocaleString('ja-JP')}までの数字で入力してください。`,
    multiple: (multiple: number) => `${multiple.toLocaleString('ja-JP')}点単位で入力してください。`,
    empty: '商品が1つもありません。リストごと不要な場合は、削除してください。',
    some: '入力内容をお確かめください。',
  },
  delete: 'このリストを削除する',
  delete_title: '発注リストを削除しますか',
  delete_text: (name: string) => `「${name}」を削除します。元に戻すことはできません。`,
  print: '印刷する',

  keep: '発注リストに保存',
  keep_order: 'この注文を発注リストにする',
  keep_hint: 'いまの商品と数量を保存し、次回からまとめてカートに入れられます。',
  keep_submit: '発注リストを作成する',
  keep_name: (day: string) => `${day}の発注`,
  keep_guest: '発注リストのご利用には、ログインが必要です。カートの商品はそのまま残ります。',
  log_in: 'ログインする',
  keep_nothing: '保存できる商品がありません。',
  kept: '発注リストを保存しました。',
  left_out: (names: readonly string[]) =>
    `発注リストを保存しました。「${names.join('」「')}」は販売を終了したため、リストに入れていません。`,
} as const
