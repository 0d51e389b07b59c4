import type { BulkAnswer, RefusedRow } from './bulk-contract.ts'

interface Numbered {
  id: number
}

/**
 * One act on many rows, one after another: what stands in the way of one keeps none of the others back, and what was done stays done.
 * `refused` says why a row was not, whatever it was.
 */
export async function doEach<Row extends Numbered>(
  rows: readonly Row[],
  { act, refused }: { act: (row: Row) => Promise<void>; refused: (row: Row, error: unknown) => Promise<Omit<RefusedRow, 'id'>> },
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] }
  for (const row of rows) {
    try {
      await act(row)
      answer.done.push(row.id)
    } catch (error) {
      answer.refused.push({ id: row.id, ...(await refused(row, error)) })
    }
  }
  return answer
}
