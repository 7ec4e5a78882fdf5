import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { toRomaji } from 'wanakana'
import { toOneLine } from '#contract/typed-text.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { categories, tags } from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { categoryKind } from '#shop-api/editing/category-kinds.ts'
import { makerKind } from '#shop-api/editing/content-kinds.ts'
import { brandKind, tagKind } from '#shop-api/editing/shelf-kinds.ts'
import { IMPORT_ERRORS } from '#src/text/editor/import.ts'
import type { ImportScope, WrittenChange } from './import-scope.ts'
import { escapeWord, splitWords, unescapeWord } from './list-words.ts'

/** A name, with its key behind `#` where it is known: `工具#tools`. */
interface Named {
  name: string
  key: string | undefined
}

interface CategoryRow {
  id: number
  parent_id: number | null
  key: string
  name: string
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*$/
/** Of things without dates, and of a maker who is there from now on. */
const SHOWN = { is_draft: false, published_at: null, close_at: null }

/** Thrown for words that name nothing; caught where line and column are known. */
export class BadReference extends Error {}

/** How a maker, brand or tag stands in a file. */
export const writeNamed = ({ name, key }: { name: string; key: string }): string =>
  `${escapeWord(name)}#${key}`

function readNamed(word: string): Named {
  const parts = splitWords(word, '#')
  const key = parts.length > 1 && KEY.test(parts.at(-1) ?? '') ? parts.pop() : undefined
  const name = toOneLine(unescapeWord(parts.join('#')))
  if (name === '' && key === undefined) throw new BadReference(IMPORT_ERRORS.reference)
  return { name: name === '' ? key! : name, key }
}

/**
 * A key for a name that has none: the name itself, or as it is read, else letters that are always the same for it. A second
 * import finds it again by its name.
 */
export function toKey(name: string, taken: ReadonlySet<string>, path = name): string {
  const read = toRomaji(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s・]+/g, '-')
  const own = KEY.test(read) && read.length <= 60 ? read : undefined
  const made = `c-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`
  return own !== undefined && !taken.has(own) ? own : taken.has(made) ? `${made}-${taken.size}` : made
}

/**
 * Makers, brands, tags and categories by what a file calls them: by key, else by name; made where the shop has none yet.
 * Everything is read once for many products.
 */
export function openReferences(scope: ImportScope, changed: (change: WrittenChange) => void) {
  const { channel_id } = scope
  const tables = { maker: makers, brand: brands, tag: tags }
  const found = new Map<string, { key: string; name: string }[]>()
  let tree: CategoryRow[] | undefined

  const created = (type: 'maker' | 'brand' | 'tag' | 'category', key: string) =>
    changed({ type, key, action: 'created', is_held_back: false, is_seen: true })

  async function load(tx: Tx, type: keyof typeof tables) {
    const known = found.get(type)
    if (known) return known
    const table = tables[type]
    const rows = await tx
      .select({ key: table.key, name: table.name })
      .from(table)
      .where(eq(table.channel_id, channel_id))
      .orderBy(asc(table.id))
    found.set(type, rows)
    return rows
  }

  /** @returns the key */
  async function findOrMake(tx: Tx, type: keyof typeof tables, word: string): Promise<string> {
    const rows = await load(tx, type)
    const { name, key } = readNamed(word)
    const known =
      key === undefined
        ? (rows.find((row) => row.name === name) ?? rows.find((row) => row.key === name))
        : rows.find((row) => row.key === key)
    if (known) return known.key
    const made = { key: key ?? toKey(name, new Set(rows.map((row) => row.key))), name: name.slice(0, 100) }
    const row = { ...made, name_kana: '', description: '' }
    if (type === 'maker') await makerKind.insert(tx, scope, { ...row, country: '', logo: null }, SHOWN)
    if (type === 'brand') await brandKind.insert(tx, scope, { ...row, maker_key: null }, SHOWN)
    if (type === 'tag') await tagKind.insert(tx, scope, made, SHOWN)
    rows.push(made)
    created(type, made.key)
    return made.key
  }

  async function loadTree(tx: Tx): Promise<CategoryRow[]> {
    tree ??= await tx
      .select({
        id: categories.id,
        parent_id: categories.parent_id,
        key: categories.key,
        name: categories.name,
      })
      .from(categories)
      .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'products')))
      .orderBy(asc(categories.position))
    return tree
  }

  /** Adds a category as the last of its parent. */
  async function makeCategory(tx: Tx, parent: CategoryRow | undefined, { name, key }: Named, path: string) {
    const rows = await loadTree(tx)
    const made = key ?? toKey(name, new Set(rows.map((row) => row.key)), path)
    const input = { key: made, name: name.slice(0, 100), description: '', picture: null }
    const id = await categoryKind.insert(tx, scope, { ...input, parent_key: parent?.key ?? null }, SHOWN)
    const whole = { id, parent_id: parent?.id ?? null, key: made, name: input.name }
    rows.push(whole)
    created('category', made)
    return whole
  }

  return {
    toMaker: (tx: Tx, word: string) => findOrMake(tx, 'maker', word),
    toBrand: (tx: Tx, word: string) => findOrMake(tx, 'brand', word),
    toTag: (tx: Tx, word: string) => findOrMake(tx, 'tag', word),
    /** @param way `工具 > スパナ#spanners` @returns the key of the last */
    async toCategory(tx: Tx, way: string): Promise<string> {
      const steps = splitWords(way, '>').map(readNamed)
      let parent: CategoryRow | undefined
      for (const [at, step] of steps.entries()) {
        const rows = await loadTree(tx)
        const isBelow = (row: CategoryRow) => row.parent_id === (parent?.id ?? null)
        const lone = steps.length === 1
        const known: CategoryRow | undefined =
          step.key === undefined
            ? (rows.find((row) => isBelow(row) && row.name === step.name) ??
              (lone
                ? (rows.find((row) => row.name === step.name) ?? rows.find((row) => row.key === step.name))
                : undefined))
            : rows.find((row) => row.key === step.key)
        const path = steps.slice(0, at + 1).map(({ name }) => name)
        parent = known ?? (await makeCategory(tx, parent, step, path.join(' > ')))
      }
      return parent!.key
    },
    forget(): void {
      found.clear()
      tree = undefined
    },
  }
}
export type References = ReturnType<typeof openReferences>

/** How a category stands in a file: all the way down to it. */
export function writeWay(way: readonly { name: string; key: string }[]): string {
  return way.map(writeNamed).join(' > ')
}
