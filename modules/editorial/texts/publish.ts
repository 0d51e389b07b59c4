import { dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound, Refused, ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { sayWhoActs, tellProcesses } from '#modules/people/staff/tell-processes.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { type AtColumn, checked } from './drafts.ts'
import { fieldsOf, type Kinds, kindNamed } from './kinds.ts'
import { textColumn, textRecord } from './record.ts'
import type { Column, Occasion, Said } from './staff-contract.ts'
import {
  draftRows,
  dropDraft,
  holdRecord,
  keepSource,
  type NewPlan,
  nextDue,
  occasionAt,
  plan,
  settle,
  unplan,
} from './texts.sql.ts'
import { writeTexts } from './write.sql.ts'

/**
 * A language says all that it needs, or nothing at all where the Spanish may stand in for it.
 * @throws InvalidFields naming what is missing
 */
function expectWhole({ kind, language }: AtColumn, texts: Readonly<Record<string, string>>): void {
  const empty = Object.values(texts).every((text) => text === '')
  if (empty && language !== 'es' && kind.shape === 'rows') return
  const missing = fieldsOf(kind).filter(([name, { needed }]) => needed && texts[name] === '')
  const wrong: FieldRefusals = Object.fromEntries(missing.map(([name]) => [`texts.${name}`, 'wording.needed' as const]))
  if (missing.length > 0) throw new InvalidFields(wrong)
}

/** What is needed and not written yet reads as the Spanish for whoever looks at it before. */
const filled = (kind: TextKind, texts: readonly Said[], spanish: readonly Said[]) =>
  texts.map((one) => {
    const said = one.draft ?? one.text
    if (kind.house) return { ...one, draft: said }
    const { draft, text } = spanish.find(({ name }) => name === one.name)!
    return { ...one, draft: said === '' ? (draft ?? text) : said }
  })

/**
 * Shows visitors the draft of a language. `half`: what is missing is taken from the Spanish, to be looked at; draft and plan stay.
 * What is planned of it is taken first: the duty that publishes at an instant comes by the plan to the record, and so does everybody.
 * @returns whether there was one. @throws InvalidFields, NotFound
 */
export async function publishDraft(tx: Tx, at: AtColumn, now: Date, { half = false } = {}): Promise<boolean> {
  const { kind, record, language } = at
  if (!half) await unplan(tx, { kind: kind.kind, record, language, act: 'publish' })
  await holdRecord(tx, kind.kind, record)
  const [draft] = await draftRows(tx, kind.kind, record, language)
  if (!draft) return false
  const column = await textColumn(tx, kind, record, language)
  const texts = half ? filled(kind, column.texts, (await textColumn(tx, kind, record, 'es')).texts) : column.texts
  const said = checked(at, Object.fromEntries(texts.map(({ name, text, draft }) => [name, draft ?? text])))
  expectWhole(at, said)
  await writeTexts(tx, kind, { record, language, texts: said, now })
  if (half) return true
  for (const field of Object.keys(draft.texts))
    await keepSource(tx, { kind: kind.kind, record, language, field, source: draft.sources[field] ?? null })
  await dropDraft(tx, kind.kind, record, language)
  return true
}

interface When {
  at: string | null
  /** The occasion with whose days it goes. */
  with: Occasion | null
  staffId: number
  now: Date
}

/** @throws InvalidFields for an instant that is gone */
function expectAhead(at: string, now: Date): Date {
  const instant = new Date(at)
  if (instant <= now) throw new InvalidFields({ at: 'wording.instant_gone' })
  return instant
}

/** When something is to be done: now where neither an instant nor an occasion is named. @throws InvalidFields for what is gone or has no day */
async function planned(
  tx: Tx,
  { at, with: occasion, now }: When,
  act: NewPlan['act'],
): Promise<Pick<NewPlan, 'at' | 'occasion'> | null> {
  if (occasion) {
    const day = await occasionAt(tx, occasion, act === 'take_down', dayOf(now))
    if (day === null) throw new InvalidFields({ with: 'wording.no_day' })
    if (day <= now) throw new InvalidFields({ with: 'wording.instant_gone' })
    return { at: null, occasion }
  }
  return at === null ? null : { at: expectAhead(at, now), occasion: null }
}

/** Publishes the draft of a language now, at an instant, or as an occasion begins. @throws Refused where there is none, InvalidFields, NotFound */
export async function publish(tx: Tx, at: AtColumn, when: When): Promise<Column> {
  const { kind, record, language } = at
  const { staffId, now } = when
  const planning = await planned(tx, when, 'publish')
  if (planning === null) {
    if (!(await publishDraft(tx, at, now))) throw new Refused('wording.no_draft')
  } else {
    const [draft] = await draftRows(tx, kind.kind, record, language)
    if (!draft) throw new Refused('wording.no_draft')
    const { texts } = await textColumn(tx, kind, record, language)
    // What could not be published then is refused now, while somebody is there to mend it.
    expectWhole(at, Object.fromEntries(texts.map(({ name, text, draft }) => [name, draft ?? text])))
    await plan(tx, { kind: kind.kind, record, language, act: 'publish', ...planning, staffId })
  }
  return textColumn(tx, kind, record, language)
}

/** Takes back that a draft is published at an instant. @throws NotFound */
export async function callOffPublishing(tx: Tx, { kind, record, language }: AtColumn): Promise<Column> {
  await unplan(tx, { kind: kind.kind, record, language, act: 'publish' })
  return textColumn(tx, kind, record, language)
}

/** Shows a record to visitors, or takes it down, now, at an instant or as an occasion ends. @throws Refused for what is always shown */
export async function show(
  tx: Tx,
  kind: TextKind,
  record: string,
  { shown, reads, ...when }: When & { shown: boolean; reads: Language },
) {
  const { staffId, now } = when
  const before = await textRecord(tx, kind, record, reads)
  if (!kind.shown || before.shown === null) throw new Refused('wording.always_shown')
  const takeDown = { kind: kind.kind, record, language: null, act: 'take_down' as const }
  const planning = shown ? null : await planned(tx, when, 'take_down')
  if (planning === null) {
    await unplan(tx, takeDown)
    await kind.shown.set(tx, record, shown, now)
  } else await plan(tx, { ...takeDown, ...planning, staffId })
  return textRecord(tx, kind, record, reads)
}

/** Lets an address go that a record had before: nothing answers there from now on. @throws NotFound where it had no such */
export async function letGo(
  tx: Tx,
  kind: TextKind,
  record: string,
  { reads, ...former }: { language: Language; slug: string; reads: Language },
) {
  await textRecord(tx, kind, record, reads)
  if (!(await kind.formerly?.letGo(tx, record, former))) throw new NotFound('wording.no_such_address')
  return textRecord(tx, kind, record, reads)
}

async function carryOut(
  tx: Tx,
  kinds: Kinds,
  { kind: name, record, language, act }: Omit<NewPlan, 'at' | 'occasion'>,
  now: Date,
): Promise<void> {
  const kind = kindNamed(kinds, name)
  if (act === 'take_down') await kind.shown?.set(tx, record, false, now)
  else if (language) await publishDraft(tx, { kind, record, language }, now)
}

/**
 * Does the first thing that was planned and is due, in the name of who planned it. What the rules refuse is kept with the reason.
 * @returns how many were settled: 0 or 1
 */
export const takeDuePlan = (db: Pool, kinds: Kinds, now = new Date()): Promise<number> =>
  db.begin(async (tx) => {
    const due = await nextDue(tx, now)
    if (!due) return 0
    await sayWhoActs(tx, due.staffId)
    // Settled first: what is published is planned no more.
    await settle(tx, due.id, now, null)
    try {
      await tx.begin((part) => carryOut(part, kinds, due, now))
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      await settle(tx, due.id, now, error.code)
      return 1
    }
    await tellProcesses(tx)
    return 1
  })
