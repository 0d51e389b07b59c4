import { z } from 'zod'
import { type CallContract, Id } from './call-contract.ts'

/** As many as are done at once where a call says nothing else: a morning's round. */
export const mostAtOnce = 100

export const RefusedRow = z.object({
  id: z.number().int(),
  code: z.string().describe('What stood in its way'),
  message: z.string().describe('The same in words'),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type RefusedRow = z.output<typeof RefusedRow>

/** What became of each row. */
export const BulkAnswer = z.object({
  done: z.array(z.number().int()).describe('Ids in the order in which they were sent'),
  refused: z.array(RefusedRow),
})
export type BulkAnswer = z.output<typeof BulkAnswer>

/**
 * The contract of an act on many: `rows` by their ids, with what each of them needs, and `all`, what is the same for every one. Each row is
 * a transaction and an act of the record by itself.
 */
export function bulkCall<const All extends z.ZodRawShape, const Row extends z.ZodRawShape>({
  all,
  row,
  most = mostAtOnce,
}: {
  all: All
  row: Row
  most?: number
}) {
  return {
    body: z.object({
      ...all,
      rows: z
        .array(z.object({ id: Id, ...row }))
        .min(1)
        .max(most),
    }),
    answer: BulkAnswer,
    bulk: true,
  } satisfies CallContract
}
