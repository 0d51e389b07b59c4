import type { Pool, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { parseEan } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { changeList } from './access.ts'
import {
  addLineRows,
  chooseProduct,
  deleteDeskLine,
  type LineRow,
  lineCount,
  lineRow,
  type NewDeskLine,
  productOfEan,
  setLineState,
  setQuantities,
  touchList,
} from './desk.sql.ts'
import { mostCopies, mostLines } from './limits.ts'
import { rememberRefusals } from './proposals.ts'

/** A line as it was read from what somebody pasted or dropped, and what the catalogue made of it. */
export interface TriagedLine {
  state: 'found' | 'choose' | 'unknown'
  productId: number | null
  candidates: readonly number[]
  quantity: number
  asked: string
  ean: string | null
}

/**
 * Puts triaged lines into a list, in one statement; copies of a product that it has already are added to its line. Inside a
 * transaction. @returns how many lines are new and how many were added to others.
 * @throws Refused 'desk.too_many_lines'.
 */
export async function addTriaged(
  tx: Tx,
  listId: number,
  lines: readonly TriagedLine[],
): Promise<{ added: number; merged: number }> {
  const merged = mergedLines(lines)
  if (merged.length === 0) return { added: 0, merged: 0 }
  if ((await lineCount(tx, listId)) + merged.length > mostLines) throw new Refused('desk.too_many_lines', { most: mostLines })
  const written = await addLineRows(tx, listId, merged)
  await touchList(tx, listId)
  const added = written.filter((line) => line.added).length
  return { added, merged: lines.length - added }
}

/** Lines of one product as one line: a statement can touch a row only once. */
function mergedLines(lines: readonly TriagedLine[]): NewDeskLine[] {
  const byProduct = new Map<number, NewDeskLine>()
  const all: NewDeskLine[] = []
  for (const { state, productId, candidates, quantity, asked, ean } of lines) {
    const known = state === 'found' && productId !== null ? byProduct.get(productId) : undefined
    if (known) {
      known.quantity = Math.min(mostCopies, known.quantity + quantity)
      continue
    }
    const line: NewDeskLine = {
      state,
      productId: state === 'found' ? productId : null,
      candidates: [...candidates],
      quantity: Math.max(1, Math.min(mostCopies, Math.round(quantity) || 1)),
      asked: asked.slice(0, 500),
      ean: ean ?? '',
    }
    if (line.productId !== null) byProduct.set(line.productId, line)
    all.push(line)
  }
  return all
}

interface ScannedCode {
  listId: number
  ean: string
  quantity: number
  storefront: string
  language: Language
}

/**
 * Adds copies by EAN, ISBN-13 or ISBN-10, hyphens and spaces dropped (L-11, L-13); scanned again it is one copy more.
 * @throws Refused 'desk.unknown_ean' "The EAN / ISBN entered does not correspond to any available product." (L-12)
 */
export const addByEan = (
  db: Pool,
  caller: Caller,
  { listId, ean, quantity, storefront, language }: ScannedCode,
): Promise<{ line: number; product: number; title: string; quantity: number }> =>
  changeList(db, caller, listId, async (tx, list) => {
    const number = readEan(ean)
    const product = number === null ? undefined : await productOfEan(tx, { storefront, ean: number, language })
    if (!product || number === null) throw new Refused('desk.unknown_ean')
    if ((await lineCount(tx, list.id)) >= mostLines) throw new Refused('desk.too_many_lines', { most: mostLines })
    const [line] = await addLineRows(tx, list.id, [
      { state: 'found', productId: product.id, candidates: [], quantity, asked: ean.trim().slice(0, 500), ean: number },
    ])
    return { line: line!.id, product: product.id, title: product.title, quantity: line!.quantity }
  })

/** Numbers of the shop's own carry no check digit that could be relied on: thirteen digits are looked up as they are. */
function readEan(text: string): string | null {
  const bare = text.replace(/[\s\u00a0\u2010-\u2015-]/g, '')
  return parseEan(text) ?? (/^2\d{12}$/.test(bare) ? bare : null)
}

/**
 * What is done to a line: its copies, whether it is wanted now, which edition is meant, that a bookseller was asked, or that
 * the title is not wanted at all.
 */
export type LineAct =
  | { act: 'quantity'; quantity: number }
  | { act: 'remove' | 'park' | 'unpark' | 'ask' }
  | { act: 'choose'; product: number }
  | { act: 'refuse'; note: string }

/** @throws NotFound for a line that is not in the list; as changeList; Refused 'desk.unknown_choice'. */
export const changeLine = (
  db: Pool,
  caller: Caller,
  { listId, lineId, now, ...act }: { listId: number; lineId: number; now: Date } & LineAct,
): Promise<void> =>
  changeList(db, caller, listId, async (tx, list) => {
    const line = await lineRow(tx, list.id, lineId)
    if (!line) throw new NotFound('desk.unknown_line')
    if (act.act === 'quantity') await setQuantities(tx, list.id, [{ line: lineId, quantity: act.quantity }])
    else if (act.act === 'remove') await deleteDeskLine(tx, list.id, lineId)
    else if (act.act === 'park') await setLineState(tx, lineId, 'parked')
    else if (act.act === 'ask') await setLineState(tx, lineId, 'requested')
    else if (act.act === 'unpark') await setLineState(tx, lineId, unparked(line))
    else if (act.act === 'choose') {
      if (!line.candidates.includes(act.product)) throw new Refused('desk.unknown_choice')
      await chooseProduct(tx, list.id, line, act.product)
    } else if (act.act === 'refuse') {
      const [gone] = await deleteDeskLine(tx, list.id, lineId)
      if (gone?.product_id != null)
        await rememberRefusals(tx, {
          customerId: caller.id,
          products: [gone.product_id],
          note: act.note,
          by: caller.member?.id ?? null,
          now,
        })
    }
  })

const unparked = (line: LineRow) => (line.product_id !== null ? 'found' : line.candidates.length > 0 ? 'choose' : 'unknown')

/** Sets the copies of several lines at once: a page of the form. @throws as changeList. */
export const setCopies = (
  db: Pool,
  caller: Caller,
  listId: number,
  lines: readonly { line: number; quantity: number }[],
): Promise<void> =>
  changeList(db, caller, listId, async (tx, list) => {
    await setQuantities(tx, list.id, lines)
  })
