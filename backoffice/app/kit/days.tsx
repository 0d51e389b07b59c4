import './days.css'
import type { ComponentType, ReactNode } from 'react'
import { day as asDay, type Day, today, weekdayOf } from '#kernel/days.ts'
import { locales } from '#kernel/language.ts'
import { frameWords } from '../frame/words.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { useAddress } from './address.ts'
import { useKeys } from './keys.ts'
import { moved, type Span, weeksOf } from './span.ts'

/** A day of the address; today where it says none. */
function dayIn(text: string | undefined): Day {
  try {
    return text ? asDay(text) : today()
  } catch {
    return today()
  }
}

/** Which days of the calendar the address asks for: those of a month, or of a week. */
export function useDays(span: Span) {
  const language = useLanguage()
  const { values, set } = useAddress()
  const { days: words } = useWords(frameWords).kit
  const on = dayIn(values['day'])
  const weeks = weeksOf(span, on)
  const go = (by: 1 | -1) => set({ day: moved(span, on, by) })
  const toToday = () => set({ day: '' })
  useKeys([
    { keys: ['ArrowLeft'], does: words.before, act: () => go(-1) },
    { keys: ['ArrowRight'], does: words.after, act: () => go(1) },
    { keys: ['t'], does: words.today, act: toToday },
  ])
  const dated = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })
  const [first, last] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!]
  const shown =
    span === 'month'
      ? dated({ month: 'long', year: 'numeric' }).format(new Date(on))
      : dated({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(new Date(first), new Date(last))
  return { span, on, weeks, first, last, shown, go, toToday }
}
type Days = ReturnType<typeof useDays>

/** To the days before and after, and to today. */
export function DaysWay({ shown, go, toToday }: Days) {
  const { days: words } = useWords(frameWords).kit
  return (
    <fieldset className="days-way" aria-label={shown}>
      <Way text={words.before} onClick={() => go(-1)} />
      <Way text={words.today} onClick={toToday} />
      <Way text={words.after} onClick={() => go(1)} />
    </fieldset>
  )
}

export const Way = ({ text, pressed, onClick }: { text: string; pressed?: boolean; onClick: () => void }) => (
  <button type="button" className="button" data-kind="quiet" aria-pressed={pressed} onClick={onClick}>
    {text}
  </button>
)

interface GridProps {
  days: Days
  busy: boolean
  isEmpty: (day: Day) => boolean
  /** What stands on a day, a list item each. */
  show: (day: Day) => ReactNode
  /** Around a day that takes what is dragged to it. */
  drop?: ComponentType<{ day: Day; children: (place: DayPlace) => ReactNode }>
}
export interface DayPlace {
  ref?: (box: HTMLElement | null) => void
  /** Something is held over it. */
  over?: boolean
}

/** Whole weeks from Monday, a day a cell; on a phone a list of the days on which something is. */
export function DaysGrid({ days: { span, on, weeks }, busy, isEmpty, show, drop: Drop }: GridProps) {
  const language = useLanguage()
  const named = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
  const cell = (day: Day, { ref, over }: DayPlace = {}) => (
    <li
      key={day}
      ref={ref}
      data-over={over || undefined}
      data-empty={isEmpty(day) || undefined}
      data-outside={(span === 'month' && day.slice(0, 7) !== on.slice(0, 7)) || undefined}
      data-weekend={weekdayOf(day) % 6 === 0 || undefined}
    >
      <h2>
        <time dateTime={day} aria-current={day === today() ? 'date' : undefined}>
          {named.format(new Date(day))}
        </time>
      </h2>
      <ul>{show(day)}</ul>
    </li>
  )
  return (
    <ol className="days" data-span={span} aria-busy={busy}>
      {weeks.flat().map((day) =>
        Drop ? (
          <Drop key={day} day={day}>
            {(place) => cell(day, place)}
          </Drop>
        ) : (
          cell(day)
        ),
      )}
    </ol>
  )
}
