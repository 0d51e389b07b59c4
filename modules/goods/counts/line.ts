import type { LineRow } from './counts.sql.ts'
import { differenceOf } from './difference.ts'
import type { CountLine } from './staff-contract.ts'

/** A counted title as it is answered. */
export function lineOf({ expected_first, free, ...row }: LineRow): CountLine {
  const { counted, expected } = row
  return { ...row, ...differenceOf({ counted, expectedFirst: expected_first, expected, free }) }
}
