import { type CallName, getCall } from '#contract/index.ts'

/** What stands before the path of a call: its shop's channel, and nothing before a call of the installation. */
export const toCallPrefix = (name: CallName, channel: string): string =>
  getCall(name)?.auth === 'installation' ? '' : `/${channel}`
