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

/** Where a publish is; `total` of pages grows while addresses are still being listed. */
export interface PublishProgress {
  stage: 'pages' | 'files'
  done: number
  total: number
}
