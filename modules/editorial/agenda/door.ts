import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { writtenRow } from './agenda.sql.ts'
import { countCame, type DoorRow, doorRow, guestRows, tickRow } from './door.sql.ts'
import type { DoorList } from './door-contract.ts'
import { type AgendaDeps, ticketEmail } from './emails.ts'
import { confirmRow, holdActivity, registrationRow, takePlaces } from './registrations.sql.ts'
import { registers } from './status.ts'

const unknown = () => new NotFound('agenda.unknown')

/** An activity in the list of doors. */
export const doorView = ({ id, starts_at, ends_at, cancelled_at, ...row }: DoorRow) => ({
  title: row.title,
  place: row.place,
  places: row.places,
  taken: row.taken,
  waiting: row.waiting,
  came: row.came,
  activity: id,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  called_off: cancelled_at !== null,
})

/** Who is expected, who waits and who is in. @throws NotFound, for activities of other stores too. */
export async function doorListOf(db: Db, id: number, language: Language, onlyStore: string | null): Promise<DoorList> {
  const row = await doorRow(db, id, language, onlyStore)
  if (!row) throw unknown()
  const people = await guestRows(db, id)
  const full = row.places !== null && row.taken >= row.places
  return {
    ...doorView(row),
    people: people.map(({ id: registration, state, came_at, ...guest }) => ({
      ...guest,
      registration,
      state: state === 'waiting' ? 'waiting' : 'confirmed',
      came_at: came_at?.toISOString() ?? null,
    })),
    acts: { move_up: row.cancelled_at !== null ? 'agenda.called_off' : full ? 'agenda.full' : null },
  }
}

interface Tick {
  activity: number
  registration: number
  came: number | null
  at: Date
  staffId: number
}

/**
 * Says who came, with how many. Of what is said twice, the last counts, in whichever order it arrives: a telephone without a line sends
 * later. Whoever waits comes in where places of the room are empty. @throws NotFound; Refused 'agenda.room_full'
 */
export async function tick(tx: Tx, { at, ...said }: Tick, now: Date): Promise<void> {
  const held = await holdActivity(tx, said.activity)
  const guest = await registrationRow(tx, said.registration)
  if (!held || !guest || guest.activity_id !== said.activity) throw unknown()
  const came = said.came === null ? null : Math.min(said.came, guest.places)
  if (!(await tickRow(tx, { ...said, came, at: at > now ? now : at }))) throw unknown()
  if (held.places !== null && (await countCame(tx, held.id)) > held.places) throw new Refused('agenda.room_full')
}

/** Gives places to somebody who waits, whoever stands before them: they are here. Before it begins a letter says so. @throws NotFound; Refused */
export async function letIn(tx: Tx, activity: number, registration: number, deps: AgendaDeps, now: Date): Promise<void> {
  const held = await holdActivity(tx, activity)
  const guest = await registrationRow(tx, registration)
  if (!held || !guest || guest.activity_id !== activity || guest.state === 'cancelled') throw unknown()
  if (guest.state === 'held') throw new Refused('agenda.held')
  if (guest.state === 'confirmed') return
  if (held.cancelled_at !== null) throw new Refused('agenda.called_off')
  if (!(await takePlaces(tx, activity, guest.places))) throw new Refused('agenda.full')
  await confirmRow(tx, registration, now)
  const row = await writtenRow(tx, activity, guest.language)
  if (row && registers(held, now)) await queueEmail(tx, guest.email, await ticketEmail('moved_up', row, guest, deps, { now }))
}
