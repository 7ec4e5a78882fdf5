import { PublishError } from '../publish-error.ts'

/** A page that could not be rendered. */
export class RenderError extends PublishError {
  override name = 'RenderError'
  /** `api`: what was read for it; `page`: its own code or answer. */
  readonly because_of: 'api' | 'page'

  constructor(because_of: 'api' | 'page', reason: string) {
    super(reason)
    this.because_of = because_of
  }
}
