import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface CopyRow {
  source_key: string
  file_key: string | null
  bytes: number
}

export async function copyOf(db: Db, line: number): Promise<CopyRow | undefined> {
  const [row] = await db<CopyRow[]>`
    select source_key, file_key, bytes::float8 as bytes from ebook_copy where order_line_id = ${line}`
  return row
}

/** Whom a line was sold to, as the order names them; of a gift whom it was given to, as their account names them, else their address. */
export async function soldTo(db: Db, line: number) {
  const [row] = await db<{ name: string; number: string; placed_at: Date; language: Language; gift: boolean }[]>`
    select case when l.ebook_gift then coalesce(nullif(trim(c.name || ' ' || c.surnames), ''), nullif(g.recipient_email, ''), o.number)
        else coalesce(nullif(o.billing_address ->> 'recipient', ''), nullif(o.delivery_address ->> 'recipient', ''), o.email) end as name,
      o.number, coalesce(l.gift_opened_at, o.placed_at) as placed_at, o.language, l.ebook_gift as gift
    from order_line l join shop_order o on o.id = l.order_id
    left join ebook_gift g on g.order_line_id = l.id left join customer c on c.id = g.customer_id where l.id = ${line}`
  return row
}

/** Keeps the copy of a line. @returns the key of the file that lay there before, null where there was none */
export async function writeCopy(
  tx: Tx,
  line: number,
  { mark, madeAt, ...copy }: CopyRow & { mark: string; madeAt: Date },
): Promise<string | null> {
  await tx`select 1 from order_line where id = ${line} for no key update`
  const before = await copyOf(tx, line)
  await tx`
    insert into ebook_copy ${tx({ order_line_id: line, ...copy, mark, made_at: madeAt })}
    on conflict (order_line_id) do update set source_key = excluded.source_key, mark = excluded.mark, file_key = excluded.file_key,
      bytes = excluded.bytes, made_at = excluded.made_at`
  return before?.file_key ?? null
}
