const hour = 3_600_000
const inMadrid = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' })

/** The first moment after `now` that begins one of these hours in Madrid. An hour that a day does not have is not caught up on. */
export function nextLook(hours: readonly number[], now: Date): Date {
  let at = (Math.floor(now.getTime() / hour) + 1) * hour
  while (!hours.includes(Number(inMadrid.format(at)))) at += hour
  return new Date(at)
}
