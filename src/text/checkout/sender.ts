/** Who stands on a label as the sender. */
export const senderTexts = {
  heading: '送り主',
  orderer: 'ご注文者',
  orderer_details: 'ご注文者のお名前を、送り状に記載します。',
  now: (name: string) => `送り主：${name} 様`,
  change: '送り主を変更する',
  of: (place: number) => `お届け先${place}の送り主を変更する`,
  other: '別の送り主を入力する',
  legend: '送り状に記載する送り主',
} as const
