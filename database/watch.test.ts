import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/locks.ts'
import { roadTo } from '#tests/support/silent-road.ts'
import { connect } from './connect.ts'
import { DatabaseWatch } from './watch.ts'

const database = withDatabase()

it('a database that falls silent lets go of whoever waits for it, and is used again once it speaks', async () => {
  const road = await roadTo(database.url)
  const told: boolean[] = []
  const watch = new DatabaseWatch({ url: road.url, every: 20, silence: 1_000, onChange: (away) => told.push(away) })
  const pool = connect(road.url, { max: 3, sockets: watch.sockets })
  await Promise.all([pool`select 1`, pool`select 2`])
  expect(watch.away).toBe(false)

  road.fallSilent()
  // Nothing on the way ever ends these: only the watch does.
  const waiting = [pool`select 3`, pool.begin((tx) => tx`select 4`)].map((item) =>
    item.then(() => 'answered').catch(() => 'let go'),
  )
  expect(await Promise.all(waiting)).toEqual(['let go', 'let go'])
  expect(watch.away).toBe(true)

  road.speak()
  await eventually('it is back', async () => !watch.away)
  expect(await pool`select 5 as five`).toEqual([{ five: 5 }])
  expect(told).toEqual([true, false])
  await pool.end({ timeout: 1 })
  await watch.end()
  await road.close()
})
