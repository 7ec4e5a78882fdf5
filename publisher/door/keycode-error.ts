import { PublishError } from '../publish-error.ts'

/** The publisher may not read a closed shop; the message says how to mend it. */
export class KeycodeError extends PublishError {
  override name = 'KeycodeError'
}
