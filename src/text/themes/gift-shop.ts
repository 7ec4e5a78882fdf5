import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'

/** A shop for gifts: what the theme wa says. */
export const giftShopText = {
  search: '贈りものを探す',
  occasions: 'ご用途から',
  preparations_title: '贈るしたく',
  preparations_note: 'いずれも無料です。ご注文のときに、お届け先ごとにお選びいただけます。',
  preparations: {
    noshi: { name: '熨斗', note: '表書きとお名前を印字します。水引、内のし・外のしも選べます。' },
    wrapping: { name: '包装', note: '包装紙か、ギフトボックスでお包みします。' },
    message: { name: 'メッセージ', note: `${GIFT_MESSAGE_MAX}文字までの文を、カードに印字します。` },
  },
  tray_title: '贈りものとして',
  tray_note: '無料で承ります。レジで、お届け先ごとにお選びください。金額の分かる書類はお入れしません。',
} as const
