import type { Day } from '#kernel/days.ts'
import type { Db, Reader, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import type { Allergen, Course, diets } from './contract.ts'

export interface MenuRow {
  id: number
  week: Day
  price_cents: Cents
  updated_at: Date
  dishes: { course: Course; names: Record<Language, string>; allergens: Allergen[]; diet: (typeof diets)[number] | null }[]
}

const dishes = (db: Reader) => db`
  (select coalesce(jsonb_agg(jsonb_build_object('course', d.course, 'names', d.names, 'allergens', d.allergens, 'diet', d.diet)
      order by d.position), '[]')
    from lunch_menu_dish d where d.menu_id = m.id) as dishes`
const columns = (db: Reader) => db`m.id, to_char(m.week, 'YYYY-MM-DD') as week, m.price_cents, m.updated_at, ${dishes(db)}`

/** The menu of the week, or the last one written before it. */
export const menuOn = async (db: Reader, today: Day): Promise<MenuRow | undefined> =>
  (await db<MenuRow[]>`select ${columns(db)} from lunch_menu m where m.week <= ${today} order by m.week desc limit 1`)[0]

export const menuRows = (db: Db, before: Day | null, limit: number) => db<MenuRow[]>`
  select ${columns(db)} from lunch_menu m where ${before}::date is null or m.week < ${before}::date
  order by m.week desc limit ${limit}
`

export const menuOfWeek = async (db: Db, week: Day): Promise<MenuRow | undefined> =>
  (await db<MenuRow[]>`select ${columns(db)} from lunch_menu m where m.week = ${week}`)[0]

/** Opens the menu of a week to be written anew; whoever writes it meanwhile waits. */
export async function openMenu(tx: Tx, week: Day, priceCents: number): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into lunch_menu (week, price_cents) values (${week}, ${priceCents})
    on conflict (week) do update set price_cents = excluded.price_cents, updated_at = clock_timestamp()
    returning id`
  await tx`delete from lunch_menu_dish where menu_id = ${row!.id}`
  return row!.id
}

export const addDishes = (db: Db, menu: number, rows: (MenuRow['dishes'][number] & { position: number })[]) => db`
  insert into lunch_menu_dish (menu_id, course, position, names, allergens, diet)
  select ${menu}, d.course, d.position, d.names, array(select jsonb_array_elements_text(d.allergens)), d.diet
  from jsonb_to_recordset(${db.json(rows)}) as d (course text, position int, names jsonb, allergens jsonb, diet text)
`

export const pictureRows = (db: Reader) => db<{ theme: string; captions: Record<Language, string> }[]>`
  select theme, captions from cafe_picture order by position
`

export async function replacePictures(tx: Tx, pictures: readonly { theme: string; captions: Record<Language, string> }[]) {
  await tx`delete from cafe_picture`
  const rows = pictures.map(({ theme, captions }, position) => ({ position, theme, captions: tx.json(captions) }))
  if (rows.length > 0) await tx`insert into cafe_picture ${tx(rows)}`
}
