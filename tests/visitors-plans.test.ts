import { beforeAll, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

/** Visitors' statements are planned once a connection, before their values are known (docs/decisions/0092): no value may need another plan. */
const shop = withShop()
const { call } = shop
const { signIn, fill, place, pay, detail } = buying(shop)
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

/** Tables that grow with the catalogue, with visitors or with what they do. */
const growing =
  /^(product|product_\w+|stock\w*|cart\w*|shop_order|order_\w+|parcel\w*|payment_(flag|movement|notice)|customer|session|mail_outbox|captcha_used|gift_card\w*)$/

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** The tables of a plan that are read from end to end. */
function readWhole(plan: Plan, grown: readonly string[], table = plan['Relation Name'] ?? ''): string[] {
  const below = (plan.Plans ?? []).flatMap((part) => readWhole(part, grown, part['Relation Name'] ?? plan['Relation Name']))
  const scans = plan['Node Type'] === 'Seq Scan' || (/Index/.test(plan['Node Type']) && plan['Index Cond'] === undefined)
  return scans && grown.includes(table) ? [table, ...below] : below
}

/** What a visitor does from the first list to the paid order. */
async function buyBook() {
  const book = await givenProduct(shop.sql, { title: 'Rayuela', stock: 5 })
  await call('GET', '/products/?q=rayuela')
  await call('GET', '/suggest/?q=ray')
  await call('GET', `/products/${book}/`)
  await call('GET', `/products/${book}/stores/`)
  const [ana, bea] = [await signIn(), await signIn()]
  await fill(bea, [book])
  await place(bea, await fill(bea, [book]))
  const cart = await fill(ana, [book])
  await call('POST', '/cart/recover-cart/', { cart_id: cart, ...ana })
  const { number } = (await place(ana, cart)).body
  await pay(ana, number)
  await eventually('the order is paid', async () => (await detail(ana, number)).payment_state === 'paid')
}

/** The columns of a table, and which of them tell its rows apart. */
const distinguishing = (table: string) => shop.sql<{ name: string; type: string; varied: boolean }[]>`
  select a.attname as name, t.typname as type, bool_or(i.indrelid is not null and (i.indisunique or a.attname like '%_id')
    and t.typname in ('int4', 'int8', 'text', 'bytea')) as varied
  from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = a.attrelid and a.attnum = any(i.indkey)
  where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by a.attname, a.attnum, t.typname order by a.attnum`
const others: Record<string, string> = {
  int4: '1000000 + n',
  int8: '1000000 + n',
  text: "'9' || lpad(n::text, 12, '0')",
  bytea: 'n::text::bytea',
}

/** Lays rows of others beside those that visitors left behind: in a full table the way through an index is the shorter one. */
async function growTables(): Promise<string[]> {
  const tables = await shop.sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`
  const grown: string[] = []
  for (const { name } of tables.filter((table) => growing.test(table.name))) {
    const columns = await distinguishing(name)
    const names = columns.map((column) => `"${column.name}"`).join(', ')
    const values = columns
      .map(({ name: column, type, varied }) =>
        varied ? `case when one."${column}" is not null then ${others[type]} end` : `one."${column}"`,
      )
      .join(', ')
    const added = await shop.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      const { count } = await tx.unsafe(`
        insert into ${name} (${names}) overriding system value
        select ${values} from (select *, row_number() over () * 10000 as from_here from ${name} limit 3) one,
          lateral (select from_here + step as n from generate_series(1, 1500) step) rows`)
      return count
    })
    if (added > 0) grown.push(name)
  }
  await shop.sql`analyze`
  return grown
}

/** What reads a grown table from end to end where it is planned before its values are known. */
const readingWhole = (texts: readonly string[], grown: readonly string[]) =>
  shop.sql.begin(async (tx) => {
    // Tables of a test are small enough to be read whole: only where no index serves is one still.
    await tx`set local enable_seqscan = off`
    const found: [string[], string][] = []
    for (const text of texts) {
      const [row] = await tx.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(`explain (generic_plan, format json) ${text}`)
      const tables = readWhole(row!['QUERY PLAN'][0]!.Plan, grown)
      if (tables.length > 0) found.push([tables, text.replaceAll(/\s+/g, ' ').slice(0, 400)])
    }
    return found
  })

it('what a visitor asks on the way to a paid order is found by an index, whatever the values are', async () => {
  const asked = new Set<string>()
  const stop = shop.sql.watch((text) => asked.add(text))
  await buyBook().finally(stop)
  const withValues = [...asked].filter((text) => /^\s*(select|with|insert|update|delete)\b/i.test(text) && text.includes('$1'))
  const unseen = ['product', 'stock', 'cart', 'shop_order', 'order_line', 'parcel', 'session', 'payment_attempt'].filter(
    (table) => !withValues.some((text) => new RegExp(`\\b${table}\\b`).test(text)),
  )
  expect(unseen, 'tables of a purchase of which no statement was heard').toEqual([])
  const grown = await growTables()
  expect(grown).toEqual(expect.arrayContaining(['product', 'stock', 'cart', 'shop_order', 'order_line', 'parcel', 'session']))
  expect(await readingWhole(withValues, grown)).toEqual([])
  const depending = "select id from product where $1::text = '' or slug = $1"
  expect(await readingWhole([depending], grown), 'a plan that would depend on its value is seen').toHaveLength(1)
})
