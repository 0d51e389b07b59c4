import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'

const database = withDatabase()

describe('what comes back', () => {
  it('is a number, a boolean, an instant, a day as its text, JSON, bytes, or a list of these', async () => {
    const [row] = await database.sql`
      select 1::int2 as small, 9007199254740991::bigint as big, 12.34::numeric as money, 1.5::float8 as part, true as yes, null as nothing,
        '2026-11-22 10:00:00.123+01'::timestamptz as moment, '2026-11-22'::date as day, '{"a": [1]}'::jsonb as data,
        '\\x00ff'::bytea as bytes, array['a "b"', null, 'c,d'] as words, array[1, 2]::bigint[] as ids,
        array['2026-11-22']::date[] as days, '10:30'::time as hour, 'a'::name as name, '{}'::int[] as none`
    expect(row).toEqual({
      small: 1,
      big: 9007199254740991,
      money: 12.34,
      part: 1.5,
      yes: true,
      nothing: null,
      moment: new Date('2026-11-22T09:00:00.123Z'),
      day: '2026-11-22',
      data: { a: [1] },
      bytes: Buffer.from([0, 255]),
      words: ['a "b"', null, 'c,d'],
      ids: [1, 2],
      days: ['2026-11-22'],
      hour: '10:30:00',
      name: 'a',
      none: [],
    })
  })
})

describe('what is sent', () => {
  it('keeps its type where the text around it says none', async () => {
    const { sql } = database
    const moment = new Date('2026-11-22T09:00:00.123Z')
    const [row] = await sql`
      select ${moment} - interval '1 day' as before, ${true} as yes, ${sql.json({ a: "it's" })} -> 'a' as data, ${Buffer.from([1, 2])} as bytes,
        ${10n} as big, ${'text'} as words, ${['a"b', '\\', 'null', null]}::text[] as list, ${[moment]}::timestamptz[] as moments, ${[1, 2]}::int[] as ids`
    expect(row).toEqual({
      before: new Date('2026-11-21T09:00:00.123Z'),
      yes: true,
      data: "it's",
      bytes: Buffer.from([1, 2]),
      big: 10,
      words: 'text',
      list: ['a"b', '\\', 'null', null],
      moments: [moment],
      ids: [1, 2],
    })
  })

  it('is never undefined', async () => {
    await expect(database.sql`select ${undefined as never}`).rejects.toMatchObject({ code: 'UNDEFINED_VALUE' })
  })
})

describe('a template', () => {
  it('takes in rows, columns, assignments, lists and pieces of others', async () => {
    const { sql } = database
    await sql`create table "Odd name" (id int primary key, title text, at timestamptz, data jsonb)`
    const table = sql('Odd name')
    const rows = [1, 2, 3].map((id) => ({ id, title: `t${id}`, at: null, data: sql.json([id]) }))
    expect((await sql`insert into ${table} ${sql(rows)}`).count).toBe(3)
    await sql`insert into ${table} ${sql([{ id: 4, title: 'four', other: 'left out' }], 'id', 'title')}`
    const moment = new Date(0)
    expect((await sql`update ${table} set ${sql({ title: 'changed', at: moment })} where id in ${sql([2, 3])}`).count).toBe(2)
    expect((await sql`update ${table} set ${sql({ title: 'x' })} where id in ${sql([])}`).count).toBe(0)
    const some = (least: number) => sql`where id >= ${least}`
    const found =
      await sql`select ${sql(['id', 'title'])}, o.at ${sql.unsafe(', 1 as one')} from ${table} o ${some(3)} and id < ${9} order by id`
    expect(found).toEqual([
      { id: 3, title: 'changed', at: moment, one: 1 },
      { id: 4, title: 'four', at: null, one: 1 },
    ])
    const pieces = [sql`and id > ${1}`, sql`and id < ${4}`]
    expect(await sql`select count(*)::int as n from ${table} where true ${pieces}`).toEqual([{ n: 2 }])
  })

  it('is asked once, however often it is waited for, and never while nobody waits', async () => {
    const { sql } = database
    await sql`create table asked (at int)`
    const never = sql`insert into asked values (1)`
    const once = sql`insert into asked values (2)`
    await Promise.all([once, once])
    await once
    expect(await sql`select at from asked`).toEqual([{ at: 2 }])
    expect(never[Symbol.toStringTag]).toBe('Statement')
  })

  it('that fails says where it stands in the code, and which rule of the database it broke', async () => {
    const { sql } = database
    await sql`create table ruled (id int constraint ruled_small check (id < 10))`
    const error = await sql`insert into ruled values (${11})`.catch((reason: Error) => reason)
    expect(error).toMatchObject({ name: 'DatabaseError', code: '23514', constraint_name: 'ruled_small', table_name: 'ruled' })
    expect((error as Error).stack).toContain('template.test.ts')
  })
})
