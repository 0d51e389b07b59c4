import { addDays, type Day, dayOf, weekdayOf } from '#kernel/days.ts'
import { complaintDays } from '#kernel/facts.ts'

const isWorkday = (day: Day) => weekdayOf(day) % 6 !== 0

/** The last day on which a complaint is to be answered (TRLGDCU 21). Public holidays are counted as working days: the shop answers sooner. */
export function answerBy(made: Date): Day {
  let day = dayOf(made)
  for (let left = complaintDays; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkday(day)) left -= 1
  }
  return day
}
