/** The shop cannot open for a reason its owner can act on; `message` is one sentence to print, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
