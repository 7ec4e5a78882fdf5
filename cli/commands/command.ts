/** One word of `noren`. */
export interface Command {
  /** `releases <site>` */
  usage: string
  /** One line for the list of commands. */
  summary: string
  /** What else `noren help <command>` says: when to use it, what it changes, an example. */
  help: string
  run(args: string[], flags: Flags): Promise<void>
}

export interface Flags {
  /** One JSON value on stdout instead of words. */
  json: boolean
  /** `publish`: only what changed since the newest release. */
  changed: boolean
  /** `export`: which kind of host the files are for. */
  target?: string
  /** `export`: where the files go. */
  to?: string
  /** `export`: where the program of a CDN is written. */
  edge?: string
  /** `export`: where they will lie on the server. */
  root?: string
  /** `export`: whether pictures are fetched: `ship` or `leave`. `import`: the folder they lie in. */
  pictures?: string
  /** `export`: the server has the brotli module. */
  brotli: boolean
  /** `shop add --site-only`: the channel of the API. */
  channel?: string
  /** `shop add`: the public address. */
  origin?: string
  /** `import`, `export-data`: what moves. */
  kind?: string
  /** `import`: whose columns the file has. */
  format?: string
  /** `import`: only says what would happen. */
  'dry-run': boolean
  /** `import`: nothing unless all lines are good. */
  'all-or-nothing': boolean
  /** `import`: members get a link to choose a password. */
  'send-mails': boolean
  /** `shop add`: the name shoppers read. */
  name?: string
  theme?: string
  /** `shop add`: of its owner. */
  email?: string
  /** `shop add`: only the file in sites/. */
  'site-only': boolean
  /** `shop remove`: the name, typed. */
  confirm?: string
  /** `shop remove`: also orders that the law wants kept. */
  'with-orders': boolean
  /** `theme new`: its colours, `#rrggbb`. */
  ground?: string
  ink?: string
  accent?: string
  /** `theme new`: the face of its headings. */
  type?: string
  /** `theme new`: the room between things. */
  density?: string
  /** `adopt`: the override stays as it is. */
  keep: boolean
  /** `invite`: as what somebody works in the shop. */
  role?: string
}
