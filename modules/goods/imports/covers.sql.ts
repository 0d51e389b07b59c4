import type { Db, Tx } from '#kernel/db.ts'

export interface HostRow {
  host: string
  allowed: boolean
  waiting: number
  taken: number
  unfit: number
}

/** Hosts that messages point to, and those that staff have named. */
export const hostRows = (db: Db) => db<HostRow[]>`
  select coalesce(w.host, h.host) as host, h.host is not null as allowed,
         count(*) filter (where w.state = 'waiting') as waiting, count(*) filter (where w.state = 'taken') as taken,
         count(*) filter (where w.state = 'unfit') as unfit
    from wanted_cover w full join cover_host h on h.host = w.host
   group by 1, 2 order by 3 desc, 1 limit 500`

export const allowHost = (tx: Tx, host: string, staffId: number) => tx`
  insert into cover_host (host, entered_by) values (${host}, ${staffId}) on conflict do nothing`

export const forbidHost = (tx: Tx, host: string) => tx`delete from cover_host where host = ${host}`

/** Tries at most, the first pause between two in minutes. */
const mostTries = 4
const firstPause = 5

const due = (db: Db) => db`
  w.state = 'waiting' and w.next_at <= now() and exists (select from cover_host h where h.host = w.host)`

export async function coversWait(db: Db): Promise<boolean> {
  const [row] = await db<{ there: boolean }[]>`select exists (select from wanted_cover w where ${due(db)}) as there`
  return row!.there
}

export interface WantedCover {
  product_id: number
  address: string
}

/** The next cover to be fetched; nobody else takes it up until its pause is over. */
export async function claimCover(tx: Tx): Promise<WantedCover | null> {
  const [cover] = await tx<WantedCover[]>`
    update wanted_cover set attempts = attempts + 1, next_at = now() + make_interval(mins => ${firstPause} * (attempts + 1))
     where product_id = (select product_id from wanted_cover w where ${due(tx)} order by next_at limit 1 for update skip locked)
    returning product_id, address`
  return cover ?? null
}

/** What became of a cover; a passing fault is tried again a few times. */
export const setCover = (db: Db, product: number, { fault, passing }: { fault: string | null; passing: boolean }) => db`
  update wanted_cover
     set fault = ${fault},
         state = case when ${fault}::text is null then 'taken' when ${passing} and attempts < ${mostTries} then 'waiting' else 'unfit' end
   where product_id = ${product}`
