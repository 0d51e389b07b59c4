import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { sectionRows } from './find.sql.ts'
import { putCategoryName } from './names.sql.ts'
import {
  beside,
  insertSection,
  isShop,
  lockSections,
  putOrder,
  type SectionRow,
  sectionRow,
  setParent,
  standsBelow,
} from './sections.sql.ts'
import type { NewSection, Section, SectionPlace } from './staff-contract.ts'

export const sectionTree = async (db: Db, language: Language, of?: 'book' | 'object'): Promise<Section[]> => [
  ...(await sectionRows(db, language, of)),
]

/** @throws InvalidFields where the parent is another kind's or another shop's, or stands below the section itself */
async function expectParent(tx: Tx, { id, kind, storefront_code }: SectionRow, parent: number | null): Promise<void> {
  if (parent === null) return
  const above = await sectionRow(tx, parent)
  if (!above) throw new InvalidFields({ parent: 'titles.unknown_name' })
  if (above.kind !== kind || above.storefront_code !== storefront_code) throw new InvalidFields({ parent: 'names.other_tree' })
  if (await standsBelow(tx, parent, id)) throw new InvalidFields({ parent: 'names.below_itself' })
}

async function put(tx: Tx, section: SectionRow, { parent, before }: SectionPlace): Promise<void> {
  await expectParent(tx, section, parent)
  await setParent(tx, section.id, parent)
  const others = (await beside(tx, parent, section.kind)).filter((one) => one !== section.id)
  const place = before === null ? others.length : others.indexOf(before)
  if (place < 0) throw new InvalidFields({ before: 'titles.unknown_name' })
  await putOrder(tx, [...others.slice(0, place), section.id, ...others.slice(place)])
}

/** A section with its names, where it is wanted; below another it belongs to the same shop. @throws InvalidFields */
export async function makeSection(tx: Tx, { kind, names, shop: alone, ...place }: NewSection): Promise<number> {
  await lockSections(tx)
  const above = place.parent === null ? undefined : await sectionRow(tx, place.parent)
  const shop = above ? above.storefront_code : (alone ?? null)
  if (shop !== null && !(await isShop(tx, shop))) throw new InvalidFields({ shop: 'http.unknown_store' })
  const id = await insertSection(tx, { kind, shop })
  for (const language of languages) await putCategoryName(tx, id, language, names[language], slugOf(names[language]))
  await put(tx, { id, parent_id: null, kind, storefront_code: shop }, place)
  return id
}

/** Moves a section, with everything below it. @throws NotFound, InvalidFields */
export async function moveSection(tx: Tx, id: number, place: SectionPlace): Promise<void> {
  await lockSections(tx)
  const section = await sectionRow(tx, id)
  if (!section) throw new NotFound('titles.unknown_name')
  await put(tx, section, place)
}
