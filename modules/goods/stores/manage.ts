import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { type Language, languages } from '#kernel/language.ts'
import {
  keepStore,
  keepTexts,
  knownStore,
  replaceExceptions,
  type StoreException,
  type StoreForStaff,
  type StoreTexts,
  type StoreToKeep,
  storesForStaff,
} from './manage.sql.ts'

export type { StoreException, StoreForStaff, StoreTexts, StoreToKeep } from './manage.sql.ts'

/** Every store as staff keep it, with its own days from today on. */
export const storesKept = (db: Db, now: Date): Promise<StoreForStaff[]> => Promise.resolve(storesForStaff(db, dayOf(now)))

/** @throws NotFound */
export async function storeKept(db: Db, code: string, now: Date): Promise<StoreForStaff> {
  const [store] = await storesForStaff(db, dayOf(now), code)
  if (!store) throw new NotFound('stores.unknown')
  return store
}

/** A store's data, hours and texts become these; with `mayOpen` an unknown code opens a new store. @throws NotFound */
export async function keepStoreData(
  tx: Tx,
  store: StoreToKeep,
  texts: Partial<Record<Language, StoreTexts>>,
  { mayOpen }: { mayOpen: boolean },
): Promise<void> {
  if (!mayOpen && (await knownStore(tx, store.code)).length === 0) throw new NotFound('stores.unknown')
  await keepStore(tx, store)
  for (const language of languages) if (texts[language]) await keepTexts(tx, store.code, language, texts[language])
}

/** The days from today on with hours of their own become these; past ones stay. @throws NotFound, Refused 'stores.same_day_twice' */
export async function setExceptions(tx: Tx, code: string, days: readonly StoreException[], now: Date): Promise<void> {
  if ((await knownStore(tx, code)).length === 0) throw new NotFound('stores.unknown')
  if (new Set(days.map(({ day }) => day)).size < days.length) throw new Refused('stores.same_day_twice')
  const today = dayOf(now)
  await replaceExceptions(
    tx,
    code,
    today,
    days.filter(({ day }) => day >= today),
  )
}
