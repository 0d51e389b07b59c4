import type { Db } from '#kernel/db.ts'
import { type Action, grants, type Role } from './grants.ts'
import { activeStaff } from './staff.sql.ts'

const mayDo = (action: Action) => (roles: readonly Role[]) =>
  roles.some((role) => (grants[action] as readonly Role[]).includes(role))

/** Colleagues who may do something, by name: whom work can be handed to. */
export async function colleaguesFor(db: Db, action: Action): Promise<{ id: number; name: string }[]> {
  const may = mayDo(action)
  return (await activeStaff(db)).filter(({ roles }) => may(roles)).map(({ id, name }) => ({ id, name }))
}

/** @returns the name of a colleague who works here and may do it; null for anybody else. */
export async function reachableColleague(db: Db, id: number, action: Action): Promise<string | null> {
  return (await colleaguesFor(db, action)).find((colleague) => colleague.id === id)?.name ?? null
}
