/** What an API says where there is no such shop; screens know it by this very sentence (behaviour 1.1). */
export const CHANNEL_MISSING = 'チャネルが存在しない'
