import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { forgetRecent, recent } from '#kernel/recent.ts'
import { categoryRows } from './categories.sql.ts'

export interface CategoryNode {
  id: number
  parentId: number | null
  kind: 'book' | 'object'
  /** Of a shop beside the main one; null in the main tree. */
  storefront: string | null
  names: Record<Language, string>
  slugs: Record<Language, string>
}

/** The whole tree by id; a few hundred rows, so every process keeps it for a moment instead of asking with each card. */
export type CategoryTree = ReadonlyMap<number, CategoryNode>

export const categoryTree = (db: Db, now?: number): Promise<CategoryTree> => recent(db, categoryTree, () => readTree(db), now)

async function readTree(db: Db): Promise<CategoryTree> {
  const rows = await categoryRows(db)
  return new Map(rows.map((row) => [row.id, { ...row, parentId: row.parent_id, storefront: row.storefront_code }]))
}

/** Lets the next reader see names and places as they are now. */
export const forgetCategoryTree = (db: Db): void => forgetRecent(db, categoryTree)

/** From the root down to the category itself; empty when the id is unknown. */
export function pathOf(tree: CategoryTree, id: number | null): CategoryNode[] {
  const path: CategoryNode[] = []
  for (
    let node = id === null ? undefined : tree.get(id);
    node && path.length < 8;
    node = node.parentId === null ? undefined : tree.get(node.parentId)
  )
    path.unshift(node)
  return path
}

/** A category and everything below it. */
export function withDescendants(tree: CategoryTree, ids: readonly number[]): number[] {
  const wanted = new Set(ids)
  for (let grown = true; grown; ) {
    grown = false
    for (const node of tree.values())
      if (node.parentId !== null && wanted.has(node.parentId) && !wanted.has(node.id)) {
        wanted.add(node.id)
        grown = true
      }
  }
  return [...wanted]
}
