import type { Db } from '#kernel/db.ts'
import type { Role } from './grants.ts'

export interface ViewRow {
  id: number
  staff_id: number
  role: Role | null
  screen: string
  name: string
  query: string
}

/** The views that somebody named, and those of their roles. */
export const viewRows = (db: Db, staffId: number, roles: readonly Role[]) => db<ViewRow[]>`
  select id, staff_id, role, screen, name, query from staff_view
  where staff_id = ${staffId} or role = any(${roles}::text[])
  order by screen, role is null, lower(name), id`

export async function countViews(db: Db, staffId: number): Promise<number> {
  const [row] = await db<{ views: number }[]>`select count(*)::int as views from staff_view where staff_id = ${staffId}`
  return row?.views ?? 0
}

export async function insertView(db: Db, view: Omit<ViewRow, 'id' | 'role'>): Promise<ViewRow> {
  const [row] = await db<ViewRow[]>`
    insert into staff_view ${db(view)} returning id, staff_id, role, screen, name, query`
  return row!
}

export async function updateView(db: Db, id: number, staffId: number, view: Pick<ViewRow, 'name' | 'query'>) {
  const [row] = await db<ViewRow[]>`
    update staff_view set name = ${view.name}, query = ${view.query} where id = ${id} and staff_id = ${staffId}
    returning id, staff_id, role, screen, name, query`
  return row
}

export const deleteView = (db: Db, id: number, staffId: number) =>
  db`delete from staff_view where id = ${id} and staff_id = ${staffId}`

/** Whoever shares what roles find reaches their own views, and those that others shared. */
export async function updateViewRole(db: Db, id: number, staffId: number, role: Role | null): Promise<ViewRow | undefined> {
  const [row] = await db<ViewRow[]>`
    update staff_view set role = ${role} where id = ${id} and (staff_id = ${staffId} or role is not null)
    returning id, staff_id, role, screen, name, query`
  return row
}
