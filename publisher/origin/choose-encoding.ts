import Negotiator from 'negotiator'

/** The smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type ContentEncoding = (typeof ENCODINGS)[number]

/**
 * The smallest encoding a client accepts, whatever it weighs more: it reads all it accepts, and bytes are what counts.
 * Without the header, or when it accepts none of ours: identity.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  offered: readonly ContentEncoding[] = ENCODINGS,
): ContentEncoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...offered])
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
