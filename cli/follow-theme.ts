import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { slots, styleSheets } from '#themes/slots.ts'

const LOOK_EVERY_MS = 2_000
const THEMES = fileURLToPath(new URL('../themes/', import.meta.url))
/** Files that are looked for by name in each folder, so that one more or one less changes what is used. */
const looked = new Set<string>([...Object.values(slots), ...Object.values(styleSheets), 'tokens.css'])

interface Followed {
  /** A file that `astro dev` starts anew for when it is written. */
  stamp: string
  /** The theme the shop wears now. */
  readTheme: () => Promise<string>
  /** The one this server was made for. */
  theme: string
  /** Folder of the themes. */
  themes?: string
  /** How often the shop is asked for its theme, in milliseconds. */
  every?: number
}

/**
 * `astro dev` starts anew, and browsers reload, when a slot's file or a style sheet comes or goes, and when the shop gets
 * another theme. Both decide which files its pages are made of, which is settled when it starts.
 */
export function followTheme({
  stamp,
  readTheme,
  theme,
  themes = THEMES,
  every = LOOK_EVERY_MS,
}: Followed): Plugin {
  let timer: NodeJS.Timeout | undefined
  let known = theme
  const restart = () => writeFileSync(stamp, `${Date.now()}\n`)
  return {
    name: 'noren:follow-theme',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.add(themes)
      const look = (path: string) => {
        if (isLooked(relative(themes, path))) restart()
      }
      watcher.on('add', look).on('unlink', look)
      timer = setInterval(() => {
        // An API that is away says nothing about the theme.
        readTheme().then(
          (now) => {
            if (now === known) return
            known = now
            restart()
          },
          () => {},
        )
      }, every).unref()
    },
    buildEnd() {
      clearInterval(timer)
    },
  }
}

/** Tells `astro dev` of the file that starts it anew. */
export function watchStamp(stamp: string): AstroIntegration {
  return {
    name: 'noren:watch-stamp',
    hooks: {
      'astro:config:setup': ({ command, addWatchFile }) => {
        if (command !== 'dev') return
        mkdirSync(dirname(stamp), { recursive: true })
        if (!existsSync(stamp)) writeFileSync(stamp, '')
        addWatchFile(stamp)
      },
    },
  }
}

/** @param path relative to the themes: `<theme>/frame/Header.astro`, `sites/<site>/tokens.css` */
function isLooked(path: string): boolean {
  const [folder, ...rest] = path.split('/')
  return looked.has((folder === 'sites' ? rest.slice(1) : rest).join('/'))
}
