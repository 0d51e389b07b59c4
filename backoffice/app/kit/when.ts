import { formatted } from '#kernel/shown-time.ts'

/** "09/11/2026 09:10" in every language; short, "09/11 09:10" where it is this year. Midnight is where a day begins: it says the day alone. */
export function shownWhen(at: string, now: Date, short = false): string {
  const instant = new Date(at)
  const day = (of: Date) => formatted(of, 'en', { day: '2-digit', month: '2-digit', year: 'numeric' })
  const hour = formatted(instant, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const whole = day(instant)
  const shown = short && whole.slice(-5) === day(now).slice(-5) ? whole.slice(0, -5) : whole
  return hour === '00:00' && at.includes(':00:00') ? shown : `${shown} ${hour}`
}
