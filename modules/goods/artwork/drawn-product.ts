import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

/** What a product's drawing shows, in every language it may be asked in. */
export interface ArtworkRow {
  id: number
  kind: 'book' | 'object'
  title: string
  format_code: string | null
  artwork: Record<string, unknown> | null
  titles: Partial<Record<Language, string>>
  author: { name: string; names: Partial<Record<Language, string>> } | null
  category_id: number | null
  families: string[]
}

/** What the catalogue knows of its products' pictures. */
export interface PicturedProducts {
  rowOf: (db: Db, id: number) => Promise<ArtworkRow | undefined>
}

/** Whether a photograph of this key belongs to something that the shop shows. */
export type KnowsPhotograph = (db: Db, key: string) => Promise<boolean>
