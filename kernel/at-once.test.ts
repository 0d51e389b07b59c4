import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { atOnce, firstOfAtOnce } from './at-once.ts'

const database = withDatabase()

it('writes all of them in one statement, also rows that point at each other, and none where one is refused', async () => {
  const { sql } = database
  await sql`create table house (id int primary key)`
  await sql`create table room (id int primary key, house_id int not null references house)`
  const asked: string[] = []
  const stop = sql.watch((text) => asked.push(text))
  const house = (id: number) => sql`insert into house ${sql({ id })}`
  const room = (id: number, houseId: number) => sql`insert into room (id, house_id) values (${id}, ${houseId})`
  await atOnce(sql, room(1, 7), null, house(7))
  stop()
  expect(asked).toHaveLength(1)
  await expect(atOnce(sql, house(8), room(2, 9))).rejects.toMatchObject({ code: '23503' })
  await sql.begin((tx) => atOnce(tx, tx`update room set id = 3 where id = ${1}`))
  expect(await sql`select h.id as house, r.id as room from house h left join room r on r.house_id = h.id`).toEqual([
    { house: 7, room: 3 },
  ])
})

it('hands a write what the one before it returns', async () => {
  const { sql } = database
  await sql`create table shelf (id int primary key generated always as identity, name text)`
  await sql`create table board (shelf_id int references shelf)`
  const shelf = (name: string) => sql`insert into shelf (name) values (${name}) returning id`
  await atOnce(
    sql,
    shelf('a'),
    (made) => sql`insert into board select id from ${made}`,
    shelf('b'),
    (made) => sql`insert into board select id from ${made}`,
  )
  expect(await sql`select s.name from board b join shelf s on s.id = b.shelf_id order by s.name`).toEqual([
    { name: 'a' },
    { name: 'b' },
  ])
})

it('gives back what the first write returns, whatever stands behind it', async () => {
  const { sql } = database
  await sql`create table lamp (id int primary key, lit boolean not null)`
  await sql`insert into lamp values (1, false), (2, false)`
  const light = (id: number) => sql<{ id: number }[]>`update lamp set lit = true where id = ${id} and not lit returning id`
  const more = (id: number) => sql`insert into lamp values (${id}, true)`
  expect(await firstOfAtOnce(sql, light(1), more(3), null, more(4))).toEqual([{ id: 1 }])
  expect(await firstOfAtOnce(sql, light(1))).toEqual([])
  expect(await sql`select id from lamp where lit order by id`).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }])
})
