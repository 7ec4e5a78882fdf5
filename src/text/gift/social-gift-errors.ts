/** What is read when a gift's link or an answer to it is refused. */
export const GIFT_ERRORS = {
  not_found: 'ギフトが見つかりませんでした。お受け取りになったリンクを、もう一度お確かめください。',
  'social_gift.expired': 'お受け取りの期限が過ぎました。お手数ですが、贈り主さまにお知らせください。',
  'social_gift.already_accepted': 'このギフトは、すでにお届け先のご入力が済んでいます。',
  'social_gift.cancelled': 'このギフトは取り消されました。詳しくは贈り主さまにお問い合わせください。',
  'social_gift.not_accepted': 'このギフトは、まだお届け先のご入力が済んでいません。',
  'social_gift.day_not_available': 'この日にはお届けできません。別の日をお選びください。',
  'social_gift.timezone_not_available': 'この時間帯は指定できません。別の時間帯をお選びください。',
  'social_gift.area_not_served': 'この地域へはお届けできません。',
} as const
