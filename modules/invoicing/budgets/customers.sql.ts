import type { Db } from '#kernel/db.ts'

export async function kindOfCustomer(db: Db, id: string): Promise<'private' | 'business' | 'library' | undefined> {
  const [row] = await db<{ kind: 'private' | 'business' | 'library' }[]>`select kind from customer where id = ${id}`
  return row?.kind
}
