import type { SettingKey } from '#contract/shapes/setting-values.ts'

/** Settings that belong together, in the order staff see them. */
export const SETTING_GROUPS = {
  shop: 'お店',
  members: '会員',
  selling: '販売とカート',
  gifts: 'ソーシャルギフト',
  points: 'ポイント',
  measuring: '計測と広告',
  services: '外部サービス',
} as const
export type SettingGroup = keyof typeof SETTING_GROUPS

interface SettingText {
  group: SettingGroup
  label: string
  /** What it does, and what happens in the shop. */
  description: string
}

/** Every setting as staff read it. */
export const settingTexts: Record<SettingKey, SettingText> = {
  'SITE.NAME': {
    group: 'shop',
    label: '店名',
    description: 'ページの見出し、メールの差出人、書類に表示する店の名前です。',
  },
  'SITE.TITLE': {
    group: 'shop',
    label: 'トップページの題名',
    description: '検索結果とブラウザーのタブに表示します。空欄のときは店名を使います。',
  },
  'SITE.DESCRIPTION': {
    group: 'shop',
    label: 'お店の説明',
    description: '検索結果に表示する、1文から2文の紹介です。',
  },
  'SITE.COPYRIGHT': {
    group: 'shop',
    label: '著作権表示',
    description: 'すべてのページのいちばん下に表示します。空欄のときは店名を使います。',
  },
  'SITE.ORIGIN': {
    group: 'shop',
    label: 'お店のアドレス',
    description:
      'メールの中のリンクに使います。「https://shop.example」のように、最後の「/」を付けずに入力します。',
  },
  'SITE.THEME': {
    group: 'shop',
    label: 'テーマ',
    description:
      'お店の見た目です。保存すると、テーマを組み立ててから公開します。30秒ほどかかり、それまではいまのテーマのまま表示します。保存する前の見え方は、下の「お店をほかのテーマで見る」で確かめられます。',
  },
  'SITE.IS_KEYCODE_REQUIRED': {
    group: 'shop',
    label: 'キーコードで入店を制限する',
    description:
      'オンにすると、キーコードを知っている方だけがお店を見られます。先にキーコードを登録してください。',
  },
  'SITE.IS_CORPORATE': {
    group: 'shop',
    label: '法人向けの表示にする',
    description: 'オンにすると、入力欄に会社名が並び、価格のそばに税抜の金額も表示します。',
  },
  'SITE.IS_USE_TOP_LP': {
    group: 'shop',
    label: 'トップページに特集ページを使う',
    description: 'オンにすると、トップページの代わりに「top」という名前の特集ページを表示します。',
  },
  'SITE.BREAKPOINT.SCREEN-SM': {
    group: 'shop',
    label: 'スマートフォンの画面幅の上限（px）',
    description: 'この幅までをスマートフォンの表示として扱います。',
  },
  'SITE.BREAKPOINT.SCREEN-MD': {
    group: 'shop',
    label: 'タブレットの画面幅の上限（px）',
    description: 'この幅までをタブレットの表示として扱います。スマートフォンの上限より大きい値にします。',
  },
  'SITE.NO_MEMBER_USE': {
    group: 'members',
    label: '会員の機能を使わない',
    description: 'オンにすると、会員登録とログインがなくなり、どなたも会員登録なしでご注文いただきます。',
  },
  'SITE.IS_USE_EMAIL_VERIFY': {
    group: 'members',
    label: 'メールアドレスを確認する',
    description:
      'オンにすると、会員登録のときに確認コードをメールでお送りし、入力いただいてから登録を終えます。',
  },
  'SITE.IS_USE_MFA': {
    group: 'members',
    label: 'ログインを2段階にする',
    description: 'オンにすると、パスワードのあとに、メールでお送りする認証コードの入力をお願いします。',
  },
  'SITE.PASSWORD_EXPIRY_DAYS': {
    group: 'members',
    label: 'パスワードの有効日数',
    description:
      'この日数が過ぎたパスワードは、ログインのときに変更をお願いします。0のときは期限がありません。',
  },
  'SITE.SYNC_CHANNELS': {
    group: 'members',
    label: '会員を共有する姉妹店',
    description:
      'ここに書いた店の会員は、その店のパスワードでログインできます。店の記号を空白で区切って入力します。',
  },
  'CART.POPUP_COMPONENT': {
    group: 'selling',
    label: 'カートに入れたあとの表示',
    description:
      '「CartDrawer」にすると、ページの横にカートが開きます。空欄のときは短いお知らせを表示します。',
  },
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': {
    group: 'selling',
    label: '複数のお届け先を認める',
    description: 'オンにすると、1回のご注文を何か所かに分けてお届けできます。',
  },
  'PAYMENT.CARD_BRANDS': {
    group: 'selling',
    label: 'お支払い画面に示すカードのブランド',
    description:
      '決済会社との契約で使えるものだけを、空白で区切って入力します。使えるのは visa、mastercard、jcb、amex、diners です。空欄のときは示しません。',
  },
  'PAYMENT.KONBINI_CHAINS': {
    group: 'selling',
    label: 'お支払い画面に示すコンビニ',
    description:
      '決済会社との契約で使えるものだけを、空白で区切って入力します。使えるのは seven_eleven、family_mart、lawson、ministop、seicomart、daily_yamazaki です。空欄のときは示しません。',
  },
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': {
    group: 'selling',
    label: '販売の一時停止を使う',
    description: 'オンにすると、下の「販売中」で販売を止めたり再開したりできます。',
  },
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': {
    group: 'selling',
    label: '販売中',
    description: 'オフにすると、ご注文の受け付けを止めます。カートの中身はそのまま残ります。',
  },
  'PLUGIN.QUOTATION.IS_USE': {
    group: 'selling',
    label: '見積書を使う',
    description:
      'オンにすると、カートの内容を見積書（PDF）として保存できます。会員の方は、マイページの見積書からそのままご注文になれます。',
  },
  'PLUGIN.MY_BIKE.IS_USE': {
    group: 'selling',
    label: '車種で探せるようにする',
    description:
      'オンにすると、お客さまがご自分のバイクを選び、適合しない商品を除いて一覧を見られます。商品ページとカートに「適合」「不適合」「要確認」を示します。車種と適合表は「車種」でご登録ください。',
  },
  'PLUGIN.QUICK_ORDER.IS_USE': {
    group: 'selling',
    label: '品番でのご注文を使う',
    description: 'オンにすると、品番の入力、貼り付け、ファイルで、まとめてカートに入れられます。',
  },
  'PLUGIN.ORDER_LIST.IS_USE': {
    group: 'selling',
    label: '発注リストを使う',
    description:
      'オンにすると、会員の方が毎月ご注文になる商品をリストに残し、決まった日にお知らせを受け取って、まとめてカートに入れられます。',
  },
  'PLUGIN.BUSINESS_ACCOUNT.IS_USE': {
    group: 'selling',
    label: '得意先を使う',
    description:
      'オンにすると、得意先（会社）ごとの契約価格と、購入担当者の上限金額、承認者による承認を使えます。得意先は「得意先」でご登録ください。',
  },
  'PLUGIN.GIFT_RECORD.IS_USE': {
    group: 'gifts',
    label: '贈りものの記録を使う',
    description:
      'オンにすると、会員の方がマイページで、御中元や御歳暮などをどなたに贈ったかを確かめ、同じ方々に今年も贈れます。記録は、のしの表書きのあるご注文から作られます。',
  },
  'PLUGIN.SOCIAL_GIFT.IS_USE': {
    group: 'gifts',
    label: 'ソーシャルギフトを使う',
    description: 'オンにすると、住所を知らない方にもリンクで贈りものができます。',
  },
  'PLUGIN.SOCIAL_GIFT.DEADLINE_DAYS': {
    group: 'gifts',
    label: 'お受け取りの期限（日）',
    description: '受け取る方がお届け先を入力できる日数です。過ぎるとご注文を取り消し、代金をお返しします。',
  },
  'PLUGIN.POINT.RATE': {
    group: 'points',
    label: 'ポイントの付与率（%）',
    description: '商品の金額100円につき、何ポイントを付けるかです。0のときは付きません。',
  },
  'PLUGIN.POINT.VALID_DAYS': {
    group: 'points',
    label: 'ポイントの有効日数',
    description: '付いた日から、この日数で使えなくなります。すでに付いたポイントの期限は変わりません。',
  },
  'PLUGIN.POINT.EARN_ON': {
    group: 'points',
    label: 'ポイントが付くとき',
    description: '「paid」はご入金のとき、「shipped」は発送のときに付きます。',
  },
  'PLUGIN.TRACKING.IS_USE': {
    group: 'measuring',
    label: 'お店で計測する',
    description: 'オンにすると、閲覧やご購入の記録をこのお店のデータベースに残します。',
  },
  'PLUGIN.TRACKING.GTM_ID': {
    group: 'measuring',
    label: 'GoogleタグマネージャーのID',
    description: '「GTM-」で始まるIDを入力すると、タグマネージャーを読み込みます。空欄のときは使いません。',
  },
  'PLUGIN.RETARGETING.IS_USE': {
    group: 'measuring',
    label: '見た商品を広告に伝える',
    description: 'オンにすると、タグマネージャーに、見た商品とカートの商品を伝えます。',
  },
  'PLUGIN.CONSENT.IS_REQUIRED': {
    group: 'measuring',
    label: '計測の前に同意をお願いする',
    description: 'オンにすると、同意をいただくまで、計測と外部への送信をしません。',
  },
  'PLUGIN.THIRD_PARTY_TAG.SRC': {
    group: 'services',
    label: '外部タグのアドレス',
    description:
      'すべてのページで読み込むスクリプトです。「https://」で始まるアドレスを入力します。空欄のときは使いません。',
  },
  'PLUGIN.THIRD_PARTY_TAG.HOSTS': {
    group: 'services',
    label: '外部タグの通信先',
    description:
      'タグが通信する先を「script=https://cdn.example.com connect=https://api.example.com」のように書きます。書いていない先とは通信できません。',
  },
  'PLUGIN.RECOMMENDATION.SRC': {
    group: 'services',
    label: 'おすすめ商品サービスのアドレス',
    description: '商品ページのおすすめ欄を作るスクリプトです。空欄のときは使いません。',
  },
  'PLUGIN.RECOMMENDATION.HOSTS': {
    group: 'services',
    label: 'おすすめ商品サービスの通信先',
    description: 'サービスが通信する先です。書き方は外部タグの通信先と同じです。',
  },
  'PLUGIN.POPUP.SRC': {
    group: 'services',
    label: 'ポップアップサービスのアドレス',
    description: '外部のポップアップを表示するスクリプトです。空欄のときは使いません。',
  },
  'PLUGIN.POPUP.HOSTS': {
    group: 'services',
    label: 'ポップアップサービスの通信先',
    description: 'サービスが通信する先です。書き方は外部タグの通信先と同じです。',
  },
  'PLUGIN.POPUP.FUNCTION': {
    group: 'services',
    label: 'ポップアップを開く関数の名前',
    description: '「#popup-」で始まるリンクを押したときに呼ぶ、サービスの関数です。例：popups.open',
  },
}
