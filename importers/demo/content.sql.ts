/** Writes menu, home and pages where the storefront has none yet: what staff arranged since is theirs. */
import type { Pool, Tx } from '#kernel/db.ts'
import { giveAddresses } from '#modules/editorial/page-addresses/give-addresses.ts'
import type { AddressedPage, FooterColumn, HomeBlock, MenuRow, PageText } from './content.ts'

export const writeContent = (
  sql: Pool,
  storefront: string,
  given: {
    menu: readonly MenuRow[]
    footer?: readonly FooterColumn[]
    home: readonly HomeBlock[]
    pages: readonly PageText[]
    addresses?: readonly AddressedPage[]
  },
): Promise<unknown> =>
  sql.begin(async (tx) => {
    const [has] = await tx<{ menu: boolean; footer: boolean; home: boolean }[]>`
      select exists (select from menu_category where storefront_code = ${storefront} and place = 'menu') as menu,
             exists (select from menu_category where storefront_code = ${storefront} and place = 'footer') as footer,
             exists (select from home_block where storefront_code = ${storefront}) as home`
    if (!has?.menu) for (const [position, row] of given.menu.entries()) await writeMenu(tx, storefront, row, position)
    if (!has?.footer)
      for (const [position, column] of (given.footer ?? []).entries()) await writeColumn(tx, storefront, column, position)
    if (!has?.home) for (const [position, row] of given.home.entries()) await writeBlock(tx, storefront, row, position)
    await writePages(tx, storefront, given.pages, given.addresses ?? [])
  })

type Entry = Pick<MenuRow, 'key' | 'url' | 'titles' | 'lots' | 'categories' | 'slugs'> &
  Partial<Pick<MenuRow, 'color' | 'hidden' | 'subtitles' | 'season'>>

interface At {
  position: number
  parent: number | null
  place: 'menu' | 'footer'
}

async function writeEntry(tx: Tx, storefront: string, row: Entry, { position, parent, place }: At): Promise<number> {
  const [added] = await tx<{ id: number }[]>`
    insert into menu_category (storefront_code, parent_id, key, fixedurl, color, hide_on_menu, position, lot_ids, category_ids,
                               place, from_day, to_day, section_slugs)
    values (${storefront}, ${parent}, ${row.key}, ${row.url}, ${row.color ?? 'cobalt'}, ${row.hidden ?? false}, ${position},
            ${row.lots}::bigint[], ${row.categories}::bigint[], ${place}, ${row.season?.[0] ?? null}, ${row.season?.[1] ?? null},
            ${row.slugs ? tx.json(row.slugs) : null})
    returning id`
  const id = added!.id
  const rows = Object.entries(row.titles).map(([language, title]) => ({
    menu_category_id: id,
    language,
    title,
    subcategories_title: row.subtitles?.[language as 'es'] ?? null,
  }))
  await tx`insert into menu_category_translation ${tx(rows)}`
  return id
}

async function writeMenu(tx: Tx, storefront: string, row: MenuRow, position: number) {
  const id = await writeEntry(tx, storefront, row, { position, parent: null, place: 'menu' })
  for (const [index, child] of row.children.entries())
    await writeEntry(
      tx,
      storefront,
      { ...child, key: `${row.key}-${child.key}`, color: row.color },
      { position: index, parent: id, place: 'menu' },
    )
}

async function writeColumn(tx: Tx, storefront: string, { key, titles, children }: FooterColumn, position: number) {
  const id = await writeEntry(
    tx,
    storefront,
    { key, url: '', titles, lots: [], categories: [] },
    { position, parent: null, place: 'footer' },
  )
  for (const [at, child] of children.entries())
    await writeEntry(tx, storefront, { ...child, key: `${key}-${child.key}` }, { position: at, parent: id, place: 'footer' })
}

async function writeBlock(tx: Tx, storefront: string, row: HomeBlock, position: number) {
  const [added] = await tx<{ id: number }[]>`
    insert into home_block (storefront_code, slot, position, fixedurl, theme, lot_id)
    values (${storefront}, ${row.slot}, ${position}, ${row.url}, ${row.theme}, ${row.lot ?? null}) returning id`
  const rows = (['es', 'ca', 'en'] as const).map((language) => ({
    home_block_id: added!.id,
    language,
    title: row.titles[language],
    body: row.bodies[language],
    call: row.calls?.[language] ?? '',
  }))
  await tx`insert into home_block_translation ${tx(rows)}`
}

async function writePages(tx: Tx, storefront: string, pages: readonly PageText[], addressed: readonly AddressedPage[]) {
  if (pages.length === 0) return
  const keys = [...new Set(pages.map((page) => page.key))].map((key) => ({ storefront_code: storefront, key }))
  const added = await tx<{ key: string }[]>`insert into page ${tx(keys)} on conflict do nothing returning key`
  const rows = pages.map(({ key, language, title, body }) => ({
    storefront_code: storefront,
    page_key: key,
    language,
    title,
    body,
  }))
  await tx`insert into page_translation ${tx(rows)} on conflict do nothing`
  for (const { key, position, addresses } of addressed.filter((item) => added.some((page) => page.key === item.key))) {
    await giveAddresses(tx, { storefront, kind: 'page', key }, addresses)
    await tx`update page set position = ${position} where storefront_code = ${storefront} and key = ${key}`
  }
}
