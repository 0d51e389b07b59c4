import { useMemo } from 'react'
import { Link } from 'react-router'
import { day as asDay, type Day, today, weekdayOf } from '#kernel/days.ts'
import { locales } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { ChoiceFilter } from '../kit/filters.tsx'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { moved, type Span, weeksOf } from './span.ts'
import { comingWords } from './words.ts'
import './coming.css'

type Row = Answer<'GET /coming/'>['items'][number]

const clock = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })

/** A day of the address; today where it says none. */
function dayIn(text: string | undefined): Day {
  try {
    return text ? asDay(text) : today()
  } catch {
    return today()
  }
}

/** Everything that goes live or ends, in a week or a month. */
export function Screen() {
  const words = useWords(comingWords)
  const language = useLanguage()
  const { values, set } = useAddress()
  const span: Span = values['span'] === 'week' ? 'week' : 'month'
  const on = dayIn(values['day'])
  const weeks = useMemo(() => weeksOf(span, on), [span, on])
  const { kind } = values
  const list = useList('GET /coming/', {
    from: weeks[0]![0]!,
    to: weeks.at(-1)!.at(-1)!,
    limit: 200,
    ...(kind && { kind }),
  })
  const byDay = useMemo(() => Map.groupBy(list.rows, ({ day }) => day), [list.rows])
  const go = (by: 1 | -1) => set({ day: moved(span, on, by) })
  useKeys([
    { keys: ['ArrowLeft'], does: words.before, act: () => go(-1) },
    { keys: ['ArrowRight'], does: words.after, act: () => go(1) },
    { keys: ['t'], does: words.today, act: () => set({ day: '' }) },
    { keys: ['s'], does: words.week, act: () => set({ span: 'week' }) },
    { keys: ['m'], does: words.month, act: () => set({ span: '' }) },
  ])
  const dated = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })
  const shown =
    span === 'month'
      ? dated({ month: 'long', year: 'numeric' }).format(new Date(on))
      : dated({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(new Date(weeks[0]![0]!), new Date(weeks[0]![6]!))
  return (
    <div className="coming">
      <title>{words.title}</title>
      <header className="list-head">
        <h1>{words.title}</h1>
        <p className="list-count" role="status">
          {shown}
        </p>
        <div className="list-tools">
          <ChoiceFilter
            name="kind"
            label={words.kind}
            options={Object.entries(words.kinds).map(([value, text]) => ({ value, text }))}
          />
          <fieldset className="coming-way" aria-label={shown}>
            <Way text={words.before} onClick={() => go(-1)} />
            <Way text={words.today} onClick={() => set({ day: '' })} />
            <Way text={words.after} onClick={() => go(1)} />
          </fieldset>
          <fieldset className="coming-way" aria-label={`${words.week} · ${words.month}`}>
            <Way text={words.week} pressed={span === 'week'} onClick={() => set({ span: 'week' })} />
            <Way text={words.month} pressed={span === 'month'} onClick={() => set({ span: '' })} />
          </fieldset>
          {list.files && (
            <a className="button" data-kind="quiet" href={list.files.xlsx} download>
              {words.download}
            </a>
          )}
        </div>
      </header>
      {list.error && list.rows.length === 0 ? (
        <Failed error={list.error} again={list.again} />
      ) : (
        <>
          {list.more && <p className="coming-note">{words.tooMany}</p>}
          {!list.loading && list.rows.length === 0 && <p className="coming-note">{words.nothing}</p>}
          <ol className="coming-days" data-span={span} aria-busy={list.loading || list.late}>
            {weeks.flat().map((day) => (
              <li
                key={day}
                data-empty={!byDay.has(day) || undefined}
                data-outside={(span === 'month' && day.slice(0, 7) !== on.slice(0, 7)) || undefined}
                data-weekend={weekdayOf(day) % 6 === 0 || undefined}
              >
                <h2>
                  <time dateTime={day} aria-current={day === today() ? 'date' : undefined}>
                    {dated({ weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(day))}
                  </time>
                </h2>
                <ul>
                  {byDay.get(day)?.map((row) => (
                    <One key={`${row.kind} ${row.opens} ${row.begins} ${row.at} ${row.name}`} {...row} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

const Way = ({ text, pressed, onClick }: { text: string; pressed?: boolean; onClick: () => void }) => (
  <button type="button" className="button" data-kind="quiet" aria-pressed={pressed} onClick={onClick}>
    {text}
  </button>
)

function One({ kind, begins, name, more, opens, at }: Row) {
  const words = useWords(comingWords)
  const what = begins ? words.begins[kind] : (words.ends[kind] ?? words.begins[kind])
  return (
    <li data-ends={!begins || undefined}>
      <span className="quiet">
        {at && <time dateTime={at}>{clock.format(new Date(at))}</time>} {what}
      </span>{' '}
      <Link to={`/${opens}`}>{name || what}</Link> {more > 0 && <span className="quiet">{words.more(more)}</span>}
    </li>
  )
}
