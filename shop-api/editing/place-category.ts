import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { categories, product_model_categories } from '#shop-api/db/schema/catalogue.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

/** More no menu can show. */
const MOST_LEVELS = 6

interface Node {
  id: number
  key: string
  parent_id: number | null
  depth: number
  path: number[]
  position: number
}

interface Tree {
  channel_id: number
  belongs_to: 'products' | 'inquiries'
}

/** Where a category is to stand; what is left out stays. */
interface Place {
  parent_key?: string | null | undefined
  /** Among its siblings. */
  position?: number | undefined
}

/**
 * Puts a category where it belongs and writes the whole tree's paths, depths and order anew where they differ. Products
 * of a branch that moved stand in the categories above its new place.
 * @throws ApiError 422 for a place that cannot be
 */
export async function placeCategory(
  tx: Tx,
  tree: Tree,
  id: number,
  { parent_key, position, is_new }: Place & { is_new: boolean },
): Promise<void> {
  const nodes = await loadTree(tx, tree)
  const own = nodes.find((node) => node.id === id)!
  const parent_id = parent_key === undefined ? own.parent_id : requireParent(nodes, own, parent_key)
  const stays = !is_new && parent_id === own.parent_id
  const siblings = nodes.filter((node) => node.parent_id === parent_id && node.id !== id)
  const present = nodes.filter((node) => node.parent_id === own.parent_id).indexOf(own)
  const place = position ?? (stays ? present : siblings.length)
  const childrenOf = (parent: number | null) =>
    parent === parent_id
      ? siblings.toSpliced(place, 0, own)
      : nodes.filter((node) => node.parent_id === parent && node.id !== id)
  await writeTree(tx, nodes, toTree(childrenOf, parent_id, id))
  if (!stays && !is_new && tree.belongs_to === 'products') await reshelve(tx, id)
}

/** Ids of a category and all below it. */
export function isInBranch(id: number) {
  return sql`${categories.path} @> ${JSON.stringify([id])}::jsonb`
}

async function loadTree(tx: Tx, { channel_id, belongs_to }: Tree): Promise<Node[]> {
  const { key, parent_id, depth, path, position } = categories
  return tx
    .select({ id: categories.id, key, parent_id, depth, path, position })
    .from(categories)
    .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, belongs_to)))
    .orderBy(asc(position), asc(categories.id))
}

function requireParent(nodes: readonly Node[], own: Node, parent_key: string | null): number | null {
  if (parent_key === null) return null
  const parent = nodes.find(({ key }) => key === parent_key)
  if (!parent) throw invalidField('parent_key', 'choice', EDITOR_ERRORS.unknown(EDITOR_ERRORS.category))
  if (parent.id === own.id || parent.path.includes(own.id))
    throw invalidField('parent_key', 'choice', EDITOR_ERRORS.category_in_itself)
  const below = nodes.filter(({ path }) => path.includes(own.id)).map(({ depth }) => depth - own.depth)
  if (parent.depth + 1 + Math.max(0, ...below) >= MOST_LEVELS)
    throw invalidField('parent_key', 'choice', EDITOR_ERRORS.category_too_deep(MOST_LEVELS))
  return parent.id
}

/** The tree depth first. */
function toTree(
  childrenOf: (parent: number | null) => readonly Node[],
  parent_id: number | null,
  id: number,
): Node[] {
  const walk = (parent: number | null, above: number[]): Node[] =>
    childrenOf(parent).flatMap((node) => {
      const path = [...above, node.id]
      const placed = {
        ...node,
        parent_id: node.id === id ? parent_id : node.parent_id,
        depth: above.length,
        path,
      }
      return [placed, ...walk(node.id, path)]
    })
  return walk(null, []).map((node, position) => ({ ...node, position }))
}

async function writeTree(tx: Tx, before: readonly Node[], after: readonly Node[]): Promise<void> {
  const known = new Map(before.map((node) => [node.id, JSON.stringify(node)]))
  for (const node of after) {
    if (known.get(node.id) === JSON.stringify(node)) continue
    const { id, parent_id, depth, path, position } = node
    await tx.update(categories).set({ parent_id, depth, path, position }).where(eq(categories.id, id))
  }
}

/** Products of a branch stand in everything above each of their own categories, as its paths say now. */
async function reshelve(tx: Tx, id: number): Promise<void> {
  const held = product_model_categories
  const branch = tx.select({ id: categories.id }).from(categories).where(isInBranch(id))
  const moved = (
    await tx
      .selectDistinct({ id: held.model_id })
      .from(held)
      .where(and(eq(held.is_direct, true), inArray(held.category_id, branch)))
  ).map((row) => row.id)
  if (moved.length === 0) return
  await tx.delete(held).where(and(eq(held.is_direct, false), inArray(held.model_id, moved)))
  await tx
    .insert(held)
    .select(
      tx
        .selectDistinct({
          category_id: sql<number>`above.id::int`.as('category_id'),
          model_id: held.model_id,
          is_direct: sql<boolean>`false`.as('is_direct'),
        })
        .from(held)
        .innerJoin(categories, eq(categories.id, held.category_id))
        .crossJoin(sql`jsonb_array_elements_text(${categories.path}) above(id)`)
        .where(and(eq(held.is_direct, true), inArray(held.model_id, moved))),
    )
    .onConflictDoNothing()
}
