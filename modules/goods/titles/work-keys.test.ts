import { beforeAll, describe, expect, it } from 'vitest'
import { ensureGround } from '#importers/ground.sql.ts'
import type { ImportItem } from '#importers/items.ts'
import { loadRecords } from '#importers/load.ts'
import { eanOf } from '#tests/support/sample-books.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { followWorkRule } from './work-keys.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague
const titles = [
  ['Perfume', undefined],
  ['Perfume: a novel', 'perfume-a-novel|suskind-p'],
  ['El perfume (Booket)', undefined],
  ['Perfume', 'palace-perfume'],
  ['Perfume: A Novel', 'by-hand|suskind-p'],
] as const
const ids: number[] = []

beforeAll(async () => {
  await ensureGround(shop.sql)
  ana = await hire(['catalogue'])
  async function* items(): AsyncGenerator<ImportItem> {
    for (const [i, [title, workKey]] of titles.entries())
      yield {
        line: i + 1,
        record: {
          kind: 'book',
          ean: eanOf(i + 1),
          title,
          contributors: [{ name: 'Patrick Süskind' }],
          workKey,
          priceCents: 1000,
          vatClass: 'book',
          categoryIds: [1300],
          source: 'test',
        },
      }
  }
  await loadRecords(shop.sql, items(), { source: 'test' })
  const rows = await shop.sql<{ id: number }[]>`select id from product where ean like '97%' order by id`
  ids.push(...rows.map(({ id }) => id))
})

const readTitle = async (id: number) => (await ana.call('GET', `/titles/${id}/`)).body
const worksOf = async () =>
  (
    await shop.sql<{ key: string | null }[]>`
      select w.key from unnest(${ids}::bigint[]) with ordinality wanted (id, place) join product p on p.id = wanted.id
      left join work w on w.id = p.work_id order by wanted.place`
  ).map(({ key }) => key)
const follow = async () => {
  while ((await followWorkRule(shop.sql)) > 0);
}

describe('the rule that joins editions, over what is there', () => {
  it('leaves what was parted by hand and what a source names, and joins the rest', async () => {
    const last = ids.at(-1)!
    await ana.call('POST', `/titles/${last}/part/`, { version: (await readTitle(last)).version })
    await follow()
    expect(await worksOf()).toEqual(['perfume|suskind-p', 'perfume|suskind-p', 'perfume|suskind-p', 'palace-perfume', null])
  })
  it('reads the catalogue again only where the rule has changed, and leaves a work that somebody joined', async () => {
    expect(await followWorkRule(shop.sql)).toBe(0)
    await ana.call('POST', `/titles/${ids[0]}/join/`, { version: (await readTitle(ids[0]!)).version, other: ids[3] })
    await shop.sql`update work_rule set rule = 1`
    await shop.sql`update product set title = 'Otra cosa' where id = ${ids[1]!}`
    await follow()
    expect((await worksOf()).slice(0, 4)).toEqual(Array(4).fill('perfume|suskind-p'))
  })
  it('lets whoever has a title open save it after the rule has joined it to a work, and copies one without a work alike', async () => {
    const open = await readTitle(ids[1]!)
    await shop.sql`update product set work_id = null where id = ${ids[1]!}`
    await shop.sql`update work_rule set rule = 1`
    const [before] = await shop.sql`select version from product where id = ${ids[1]!}`
    await follow()
    expect((await worksOf())[1]).not.toBeNull()
    expect(await shop.sql`select version from product where id = ${ids[1]!}`).toEqual([before])
    const saved = await ana.call('PATCH', `/titles/${ids[1]}/`, { version: open.version, subtitle: 'Historia de un asesino' })
    expect(saved).toMatchObject({ status: 200, body: { subtitle: 'Historia de un asesino' } })

    const alone = await readTitle(ids[4]!)
    expect((await ana.call('POST', '/titles/', { kind: 'book', ean: eanOf(77), like: ids[4] })).status).toBe(200)
    expect((await worksOf())[4]).not.toBeNull()
    expect((await ana.call('PATCH', `/titles/${ids[4]}/`, { version: alone.version, subtitle: 'Otra' })).status).toBe(200)
  })
})
