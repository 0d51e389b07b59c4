import type { Db, Locking } from '#kernel/db.ts'

export interface NewDeclaration {
  order_id: number
  token_hash: Buffer
  declared_name: string
  name_differs: boolean
  declared_at: Date
  expires_at: Date
}

export const insertDeclaration = (db: Db, declaration: NewDeclaration) => db`
  insert into withdrawal_declaration ${db(declaration)}`

export interface DeclarationRow extends Omit<NewDeclaration, 'token_hash'> {
  id: number
  number: string
  confirmed_at: Date | null
}

/** What a link confirms, while it lives; `lock` for whoever confirms it: of two at once, one does. */
export async function declarationRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  tokenHash: Buffer,
  now: Date,
  { lock }: { lock?: Lock } = {},
): Promise<DeclarationRow | undefined> {
  const [row] = await db<DeclarationRow[]>`
    select d.id, d.order_id, d.declared_name, d.name_differs, d.declared_at, d.expires_at, d.confirmed_at, o.number
    from withdrawal_declaration d join shop_order o on o.id = d.order_id
    where d.token_hash = ${tokenHash} and d.expires_at > ${now} ${lock ? db`for update of d` : db``}`
  return row
}

export const markConfirmed = (db: Db, id: number, now: Date) => db`
  update withdrawal_declaration set confirmed_at = ${now} where id = ${id}`

/** Declarations whose link nobody followed. */
export const deleteUnconfirmed = (db: Db, now: Date) => db`
  delete from withdrawal_declaration where confirmed_at is null and expires_at <= ${now}`
