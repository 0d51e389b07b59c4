import { addDays, type Day } from '#kernel/days.ts'

/** A stretch of days, the last one included; null without an end. */
export interface Stretch {
  valid_from: Day
  valid_to: Day | null
}

export interface Placed<Row extends Stretch> {
  /** The last day of the new one. */
  valid_to: Day | null
  /** Which holds until the day before. */
  cut: Row | null
  /** When what was cut holds again. */
  again: Stretch | null
}

const holdsOn = ({ valid_from, valid_to }: Stretch, day: Day) => valid_from <= day && (valid_to === null || valid_to >= day)

/** What of one subject holds on a day. */
export const onDay = <Row extends Stretch>(rows: readonly Row[], day: Day): Row | undefined =>
  rows.find((row) => holdsOn(row, day))

/**
 * Where a stretch finds its place among those of the same subject, so that never two of them hold on one day: what holds ends the day
 * before and holds again after the last day; without a last day the new one lasts until the next that is known.
 * @returns nothing where another one begins on one of its days
 */
export function place<Row extends Stretch>(rows: readonly Row[], { valid_from, valid_to }: Stretch): Placed<Row> | null {
  const later = rows.filter((row) => row.valid_from >= valid_from).toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))
  const next = later[0]
  if (next && next.valid_from <= (valid_to ?? valid_from)) return null
  const cut = onDay(
    rows.filter((row) => row.valid_from < valid_from),
    valid_from,
  )
  const goesOn = cut !== undefined && valid_to !== null && (cut.valid_to === null || cut.valid_to > valid_to)
  return {
    valid_to: valid_to ?? (next ? addDays(next.valid_from, -1) : null),
    cut: cut ?? null,
    again: goesOn ? { valid_from: addDays(valid_to, 1), valid_to: cut.valid_to } : null,
  }
}
