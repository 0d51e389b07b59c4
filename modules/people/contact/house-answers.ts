import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import {
  deleteHouseAnswer,
  type HouseAnswerRow,
  houseAnswerRow,
  insertHouseAnswer,
  updateHouseAnswer,
} from './conversation.sql.ts'
import type { HouseAnswer } from './staff-contract.ts'

const taken = () => new InvalidFields({ name: 'contact.answer_named' })

/** @throws NotFound 'contact.answer_unknown' */
export async function houseAnswer(db: Db, id: number): Promise<HouseAnswerRow> {
  const row = await houseAnswerRow(db, id)
  if (!row) throw new NotFound('contact.answer_unknown')
  return row
}

/** @throws InvalidFields where another answer has the name */
export async function addHouseAnswer(db: Db, answer: HouseAnswer): Promise<HouseAnswerRow> {
  const id = await insertHouseAnswer(db, answer)
  if (id === null) throw taken()
  return { id, ...answer }
}

/** @throws NotFound; InvalidFields where another answer has the name */
export async function changeHouseAnswer(db: Db, id: number, answer: HouseAnswer): Promise<HouseAnswerRow> {
  await houseAnswer(db, id)
  const [row] = await updateHouseAnswer(db, id, answer)
  if (!row) throw taken()
  return { id, ...answer }
}

/** @throws NotFound 'contact.answer_unknown' */
export async function removeHouseAnswer(db: Db, id: number): Promise<void> {
  const [gone] = await deleteHouseAnswer(db, id)
  if (!gone) throw new NotFound('contact.answer_unknown')
}
