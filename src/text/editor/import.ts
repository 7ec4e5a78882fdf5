import type { FitKind, FitmentState } from '#contract/shapes/bikes.ts'

/** Headings of the files things move in and out by; the import also knows each column by its English name. */
export const IMPORT_COLUMNS = {
  key: '商品キー',
  name: '商品名',
  name_kana: '商品名カナ',
  catch_copy: 'キャッチコピー',
  description: '商品説明',
  maker: 'メーカー',
  brand: 'ブランド',
  categories: 'カテゴリー',
  tags: 'タグ',
  tax_rate: '税率',
  is_giftable: 'ギフト対応',
  is_embroiderable: '刺繍対応',
  pictures: '画像',
  specs: '仕様',
  axes: 'バリエーション項目',
  size_table: 'サイズ表',
  accessory_keys: '一緒に買う商品',
  position: '並び順',
  is_draft: '下書き',
  published_at: '公開日時',
  close_at: '公開終了日時',
  code: '品番',
  options: 'バリエーション',
  unit_price: '販売価格',
  list_price: '通常価格',
  stock: '在庫数',
  jan_code: 'JANコード',
  order_multiple: '発注単位',
  carton_quantity: 'ケース入数',
  max_per_order: '一度に注文できる数',
  content_amount: '内容量',
  news_key: 'お知らせキー',
  title: 'タイトル',
  summary: '概要',
  body: '本文',
  category: '分類',
  picture: '画像',
  fit_kind: '適合の種類',
  best_before: '日もちの目安',
  release_month: '発売予定月',
  content_unit: '内容量の単位',
  bike_key: '車種キー',
  maker_key: 'メーカーキー',
  maker_name: 'メーカー',
  maker_kana: 'メーカーカナ',
  model_key: 'モデルキー',
  model_name: 'モデル',
  model_kana: 'モデルカナ',
  year_from: '発売年',
  year_to: '販売終了年',
  displacement: '排気量',
  frame_codes: '型式',
  state: '適合',
  note: '備考',
  from: '元のアドレス',
  to: '新しいアドレス',
  account_code: '得意先コード',
  contract_price: '契約価格（税込）',
  valid_from: '開始日',
  valid_until: '終了日',
  email: 'メールアドレス',
  last_name: '姓',
  first_name: '名',
  last_name_kana: 'セイ',
  first_name_kana: 'メイ',
  company_name: '会社名',
  department_name: '部署名',
  birthday: '生年月日',
  postal_code: '郵便番号',
  prefecture: '都道府県',
  city: '市区町村',
  address1: '番地',
  address2: '建物名',
  phone_number: '電話番号',
  cell_phone_number: '携帯電話番号',
  is_receive_newsletter: 'メールマガジン',
  points: 'ポイント',
} as const

/** How a product is judged for a bike it has no fitment with, and what a fitment says; files may also say the English words. */
export const FIT_KIND_WORDS: Record<FitKind, string> = {
  none: '対象外',
  universal: '汎用',
  ask: '要確認',
  listed: '適合表',
}
export const FITMENT_STATE_WORDS: Record<FitmentState, string> = {
  fits: '適合',
  needs_work: '要加工',
  ask: '要確認',
  unfit: '不適合',
}

/** Names of the two axes of variations that EC-CUBE does not write into its file. */
export const EC_CUBE_AXES = ['規格1', '規格2'] as const

/** Columns of EC-CUBE 4's product CSV (`dtb_csv` as 4.0 to 4.3 install it). */
export const EC_CUBE_COLUMNS = {
  id: '商品ID',
  status: '公開ステータス(ID)',
  name: '商品名',
  list_text: '商品説明(一覧)',
  text: '商品説明(詳細)',
  free_area: 'フリーエリア',
  option1: '規格分類1(名称)',
  option2: '規格分類2(名称)',
  code: '商品コード',
  stock: '在庫数',
  is_unlimited: '在庫数無制限フラグ',
  list_price: '通常価格',
  unit_price: '販売価格',
  pictures: '商品画像',
  categories: '商品カテゴリ(名称)',
  tags: 'タグ(名称)',
  tax_rate: '税率',
} as const

/** Names of columns that say again what another column says, or what the shop keeps for itself anyway. */
export const EC_CUBE_REPEATED: readonly string[] = [
  '公開ステータス(名称)',
  '商品規格ID',
  '規格分類1(ID)',
  '規格分類2(ID)',
  '商品カテゴリ(ID)',
  'タグ(ID)',
]

/** Yes and no as people write them. */
export const YES_WORDS: readonly string[] = ['1', 'true', 'yes', 'on', 'はい', '有', 'あり', '○', '◯']
export const NO_WORDS: readonly string[] = ['0', 'false', 'no', 'off', 'いいえ', '無', 'なし', '×']

export const IMPORT_POINTS_REASON = '以前のお店から引き継いだポイント'

/** Why a file or a line of it was not taken. */
export const IMPORT_ERRORS = {
  empty: 'ファイルが空です。内容のあるファイルを選んでください。',
  excel: 'Excelのファイルは読み込めません。Excelで「CSV UTF-8」として保存し直してから選んでください。',
  encoding:
    '文字コードを読み取れません。UTF-8またはShift_JISのCSV（またはJSON Lines）として保存し直してから選んでください。',
  binary: 'CSVまたはJSON Linesのファイルではありません。ファイルを選び直してください。',
  heading: '1行目の見出しを読み取れません。1行目に列の名前を入れてください。',
  too_many_columns: (most: number) => `列が多すぎます。${most}列以内にしてください。`,
  column_twice: (name: string) => `見出し「${name}」の列が2つ以上あります。1つにしてください。`,
  columns_missing: (names: readonly string[]) =>
    `見出し${names.map((name) => `「${name}」`).join('')}の列がありません。列を加えてください。`,
  format_of_kind: '商品以外は、Norenの形式のファイルで読み込んでください。',
  over: 'この読み込みはすでに終わっています。もう一度読み込むには、ファイルを選び直してください。',
  not_stopped: 'この読み込みは中断されていません。',
  quote:
    '引用符（"）の対応が正しくありません。引用符を閉じるか、文字としての引用符は2つ続けて（""）書いてください',
  too_long: (most: number) => `行が長すぎます。1行は${most.toLocaleString('ja-JP')}文字以内にしてください`,
  too_few_cells: (found: number, wanted: number) =>
    `列の数が見出しと合いません（見出しは${wanted}列、この行は${found}列）。カンマや引用符を確認してください`,
  control: '使えない文字（制御文字）が含まれています。取り除いてください',
  garbled: '読み取れない文字が含まれています。文字コードを確認してください',
  not_json: 'JSONとして読み取れません。1行に1件のオブジェクトを書いてください',
  differs: 'この商品の最初の行と違う値です。空欄にするか、同じ値にしてください',
  key_missing: '商品キーがありません。商品キーを入れるか、登録済みの品番を入れてください',
  too_many_variations: 'バリエーションが多すぎます。1つの商品につき200件以内にしてください',
  twice: (line: number) => `${line}行目にも同じものがあります。どちらか一方にしてください`,
  amount: (most: number) => `0から${most.toLocaleString('ja-JP')}までの整数で入力してください`,
  accessory_missing: (key: string) =>
    `一緒に買う商品「${key}」がまだ登録されていないため、これなしで登録しました。登録してから、もう一度読み込んでください`,
  picture_missing: (name: string) =>
    `画像「${name}」が見つからないため、この画像なしで登録しました。画像を追加してから、もう一度読み込んでください`,
  picture_elsewhere: (name: string) =>
    `画像「${name}」はほかのサイトにあるため取得していません。画像のフォルダーを指定して、もう一度読み込んでください`,
  reference: '名前が空の項目があります。「|」や「>」の前後を確認してください',
  prefecture: '都道府県は「東京都」のような正式な名前で入力してください',
  member_left: 'このメールアドレスはほかの会員のログインIDとして使われています',
  unexpected: 'この行は登録できませんでした。内容を確認して、もう一度読み込んでください',
  broken:
    'この読み込みは途中で続けられなくなりました。ファイルの内容を確認して、もう一度読み込んでください。同じことが続くときは管理者に連絡してください。',
  too_many_open: (most: number) =>
    `終わっていない読み込みが${most}件あります。終わるのを待つか、中断した読み込みを再開してから、もう一度ファイルを選んでください。`,
  redirect_loop: '転送が元のアドレスに戻ってしまいます。別の転送先を入力してください',
  redirect_home: 'トップページ（/）からは転送できません。別の元のアドレスを入力してください',
  redirect_self: '元のアドレスと同じです。別の転送先を入力してください',
  too_many_faults: (most: number) =>
    `エラーが${most.toLocaleString('ja-JP')}件を超えたため、これより後のエラーは表示していません`,
} as const

/** Name of a file with all that a shop has of a kind. */
export const toExportName = (kind: string, day: string, type: string): string => `${kind}-${day}.${type}`
