import { CHANNEL_MISSING } from '#contract/channel-missing.ts'

/** Whether the API says that there is no such shop (spec §8). */
export function isChannelMissing({ sentence }: { sentence: string }): boolean {
  return sentence === CHANNEL_MISSING
}
