import type { Tx } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { signingWouldTell } from '#modules/orders/signed-copies/letters.ts'
import { writtenRow } from './agenda.sql.ts'
import { type AgendaDeps, listEmail } from './emails.ts'
import { callOff, changeActivity } from './manage.ts'
import type { RegistrationRow } from './registrations.sql.ts'
import { listByLanguage } from './series.sql.ts'
import type { NewActivity, Told } from './staff-contract.ts'

/** What was looked at is taken back: nobody is written to, nothing is changed. */
class TakenBack extends Error {
  readonly told: Told
  constructor(told: Told) {
    super('taken back')
    this.told = told
  }
}

async function afterwards(tx: Tx, work: (part: Tx) => Promise<Told>): Promise<Told> {
  try {
    await tx.begin(async (part) => {
      throw new TakenBack(await work(part))
    })
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.told
    throw thrown
  }
  throw new Error('what was tried was kept')
}

/** Nobody on the list is named by what is shown before the letter goes. */
const nobody = {
  id: 0,
  name: '',
  email: '',
  phone: '',
  places: 1,
  state: 'confirmed',
  ticket: '',
  companions: [],
  bought: [],
  amount_cents: cents(0),
  order_id: null,
  revision: 0,
} satisfies Partial<RegistrationRow>

async function letters(
  tx: Tx,
  id: number,
  kind: 'changed' | 'cancelled',
  deps: AgendaDeps,
  about: { now: Date; reason?: string },
) {
  const told: Told['letters'] = []
  for (const { language, people } of await listByLanguage(tx, id)) {
    const words = (await writtenRow(tx, id, language))!
    const one = { ...nobody, activity_id: id, language, registered_at: about.now }
    const { subject, plain } = listEmail(kind, words, one, deps, about)
    told.push({ language, people, subject, text: plain })
  }
  return told
}

const toldOf = (sent: Told['letters']): Told => ({ people: sent.reduce((sum, { people }) => sum + people, 0), letters: sent })

/** Whom a change would be told to and in which words: nobody where neither time nor place is another. @throws as the change itself does */
export const changeWouldTell = (tx: Tx, id: number, body: NewActivity, deps: AgendaDeps, now: Date): Promise<Told> =>
  afterwards(tx, async (part) => {
    const { told } = await changeActivity(part, id, body, deps, now)
    return toldOf(
      told ? [...(await letters(part, id, 'changed', deps, { now })), ...(await signingWouldTell(part, id, 'moved', deps))] : [],
    )
  })

/** Whom calling it off would be told to, and in which words. @throws NotFound, Conflict */
export const callOffWouldTell = (tx: Tx, id: number, reason: string, deps: AgendaDeps, now: Date): Promise<Told> =>
  afterwards(tx, async (part) => {
    const signed = await signingWouldTell(part, id, 'called_off', deps)
    await callOff(part, id, reason, deps, now)
    const listed = await letters(part, id, 'cancelled', deps, { now, ...(reason ? { reason } : {}) })
    return toldOf([...listed, ...signed])
  })
