/** What a publish did. */
export interface Receipt {
  site: string
  /** The release that is live now. */
  release: number
  /** Pages the site has. */
  pages: number
  /** Documents written because they are new or differ. */
  changed: number
  /** Documents that are gone. */
  removed: number
  /** Plain bytes of what changed. */
  bytes: number
  milliseconds: number
  /** Pages that could not be rendered: they stay as they were, and why. */
  failed: { path: string; reason: string }[]
}

/** Where long work is. */
export interface Progress<Stage extends string = string> {
  stage: Stage
  done: number
  /** Grows while more is still being found; absent while the number is unknown. */
  total?: number
}
