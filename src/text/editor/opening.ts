/** What is left to do before a shop opens. */
export const OPENING = {
  company:
    '特定商取引法の表記に必要な、販売業者・所在地・電話番号・メールアドレス・運営責任者を登録してください',
  shipping_fees: 'お届けする地方の送料とお届けの日数を登録してください',
  payment_methods: 'お客様が選べるお支払い方法を、1つ以上オンにしてください',
  products: '商品を登録し、公開してください',
  returns: '返品・交換の条件を、お店に合わせて特定商取引法の表記に登録してください',
} as const
