const dayMs = 86_400_000

/** Something that happens on a day, so many days before today. */
export interface Happening {
  ago: number
  /** Madrid's office hours, in UTC. */
  hour: number
  run: (now: Date) => Promise<void>
}

export const momentOf = (today: Date, { ago, hour }: Pick<Happening, 'ago' | 'hour'>): Date => {
  const at = new Date(today.getTime() - ago * dayMs)
  at.setUTCHours(hour, 10, 0, 0)
  return at
}

/** All of them as they follow upon each other; those of one moment as they were written. */
export const inOrder = (happenings: readonly Happening[]): Happening[] =>
  happenings.toSorted((a, b) => b.ago - a.ago || a.hour - b.hour)

/** First mornings of the months between two moments: when the month before is invoiced. */
export function monthBeginnings(after: Date, until: Date): Date[] {
  const found: Date[] = []
  const month = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 1, 5))
  for (; month <= until; month.setUTCMonth(month.getUTCMonth() + 1)) found.push(new Date(month))
  return found.filter((date) => date > after)
}
