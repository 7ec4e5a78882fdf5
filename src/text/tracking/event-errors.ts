/** Why an event of tracking was not recorded. */
export const EVENT_ERRORS = {
  too_big: '送信された内容が大きすぎます。',
} as const
