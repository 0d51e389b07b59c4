import { describe, expect, it } from 'vitest'
import { personalDataByDomain } from '#api/personal-data.ts'
import type { Domain } from '#modules/dependencies.ts'
import { exportSections, type PersonalData } from '#modules/people/privacy/person-contract.ts'
import { tables } from '#modules/tables.ts'
import { withDatabase } from './support/database.ts'
import { sourceFiles } from './support/source-files.ts'

const database = withDatabase()

const ofShop = 'a place of the shop or of a house that works with it'
const ofStaff = 'people who work here; their own domain keeps them and lets them go'
/** Columns that look like a person's and are nobody's whom the shop sells to, each with what they are. */
const ofNobody: Record<string, string> = {
  'partner.name': ofShop,
  'partner.city': ofShop,
  'partner.address': ofShop,
  'pickup_point.name': ofShop,
  'pickup_point.address': ofShop,
  'pickup_point.postcode': ofShop,
  'pickup_point.city': ofShop,
  'store.name': ofShop,
  'store.city': ofShop,
  'store.address': ofShop,
  'wanted_cover.address': 'where a cover lies that an import named',
  'store.postcode': ofShop,
  'store.phone': ofShop,
  'store.email': ofShop,
  'product_safety.maker_address': 'the maker of a product, whom the law wants named',
  'product_safety.maker_email': 'the maker of a product, whom the law wants named',
  'sandbox_payment.card_last4': 'the card of a bank that plays at being one',
  'access_key.name': 'what another program is called',
  'access_key.last_address': 'the network address of another program',
  'staff_user.email': ofStaff,
  'staff_user.name': ofStaff,
  'staff_session.device': ofStaff,
  'staff_session.address': ofStaff,
}

const forgotten = `These columns say something about a person and no domain answers for them. Name each under answersFor in the \
personal-data.ts of the domain that owns the table, hand it out in exportPerson and delete or empty it in erasePerson; or say under \
stays why it is kept.`

interface Column {
  table: string
  column: string
  type: string
  /** The table whose row it names. */
  of: string | null
}

/** Names of columns in which somebody can be recognised, or reached. */
const recognised =
  /(^|_)(e?mail|mailbox|recipient|phone|surnames|contact_person|declared_name|giver_name|recipient_name|street|floor|city|postcode|address|birth_date|tax_id|iban|ip|device|reader|holder|buyer|institution|last4)$/
/** Names of columns that say whose a row is, with or without a foreign key. */
const reference = /^((customer|member|owner|guest|cart|order|session|actor)_id|requested_by|placed_by)$/
const people = ['customer', 'account_member', 'guest', 'cart', 'shop_order']

const speaksOfSomebody = ({ column, type, of }: Column) =>
  type === 'inet' || recognised.test(column) || reference.test(column) || people.includes(of ?? '')

/** Columns about people: those that say so themselves, and names beside them. */
function personalAmong(columns: readonly Column[]): string[] {
  const tablesOfPeople = new Set(columns.filter(speaksOfSomebody).map(({ table }) => table))
  return columns
    .filter((column) => speaksOfSomebody(column) || (column.column === 'name' && tablesOfPeople.has(column.table)))
    .map(({ table, column }) => `${table}.${column}`)
}

const catalogue = (): PromiseLike<readonly Column[]> => database.sql<Column[]>`
  select c.table_name as "table", c.column_name as "column", c.data_type as type, (
    select f.confrelid::regclass::text from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and cardinality(f.conkey) = 1 and f.conrelid = format('public.%I', c.table_name)::regclass
      and a.attname = c.column_name limit 1) as of
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`

const answers = Object.entries(personalDataByDomain) as [Domain, PersonalData][]
const namesOf = ({ answersFor = {}, stays = {} }: PersonalData) => [
  ...Object.entries(answersFor).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  ...Object.keys(stays),
]
const known = new Set([...answers.flatMap(([, data]) => namesOf(data)), ...Object.keys(ofNobody)])
const unanswered = async () => personalAmong(await catalogue()).filter((name) => !known.has(name))

describe('what the shop keeps about a person', () => {
  it('is answered for by a domain, column by column', async () => expect(await unanswered(), forgotten).toEqual([]))

  it('is missed as soon as a new table keeps an e-mail, a name or whose it is', async () => {
    await database.sql`create table reading_circle (id int, email text, name text, customer_id text references customer)`
    expect(await unanswered()).toEqual(['reading_circle.email', 'reading_circle.name', 'reading_circle.customer_id'])
    await database.sql`drop table reading_circle`
  })

  it('is answered for by the owner of its table, of columns that are there, each once', async () => {
    const there = new Set((await catalogue()).map(({ table, column }) => `${table}.${column}`))
    expect([...known].filter((name) => !there.has(name))).toEqual([])
    const foreign = answers.flatMap(([domain, data]) =>
      namesOf(data)
        .filter((name) => !tables[domain]?.owns.includes(name.split('.')[0]!))
        .map((name) => `${domain}: ${name}`),
    )
    expect(foreign).toEqual([])
    const all = [...answers.flatMap(([, data]) => namesOf(data)), ...Object.keys(ofNobody)]
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })

  it('is handed out section by section, each answered by one domain', async () => {
    const nobody = { customerId: 'nobody', proved: null }
    const sections: string[] = []
    for (const [, { exportPerson }] of answers) sections.push(...Object.keys((await exportPerson?.(database.sql, nobody)) ?? {}))
    expect(sections.toSorted()).toEqual([...exportSections].toSorted())
  })

  it('is handed out table by table, or withheld for a reason that a domain gives', async () => {
    const withheld = answers.flatMap(([, data]) => Object.keys(data.withheld ?? {}))
    const asked: string[] = []
    const listening = new Proxy(database.sql, {
      apply: (sql, self, [text, ...values]) => {
        asked.push(String(text))
        return Reflect.apply(sql as never, self, [text, ...values])
      },
    })
    for (const [, { exportPerson }] of answers) await exportPerson?.(listening, { customerId: 'nobody', proved: null })
    const statements = asked.join(' ')
    const isHandedOut = (table: string) => new RegExp(String.raw`(?:from|join)\s+${table}\b`).test(statements)
    const personal = [...new Set(personalAmong(await catalogue()).filter((name) => !(name in ofNobody)))]
    const tablesOfPeople = [...new Set(personal.map((name) => name.split('.')[0]!))]
    expect(
      tablesOfPeople.filter((table) => !withheld.includes(table) && !isHandedOut(table)),
      'hand them out in exportPerson, or say under withheld why not',
    ).toEqual([])
    expect(withheld.filter((table) => !tablesOfPeople.includes(table) || isHandedOut(table))).toEqual([])
  })

  it('is answered for by every domain that has a file for it', () => {
    const files = sourceFiles().flatMap(({ name }) => /^modules\/[^/]+\/([^/]+)\/personal-data\.ts$/.exec(name)?.[1] ?? [])
    expect(files.toSorted()).toEqual(answers.map(([domain]) => domain).toSorted())
  })
})
