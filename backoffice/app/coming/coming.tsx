import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DaysGrid, DaysWay, useDays, Way } from '../kit/days.tsx'
import { ChoiceFilter } from '../kit/filters.tsx'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useWords } from '../words/dictionary.ts'
import { comingWords } from './words.ts'

type Row = Answer<'GET /coming/'>['items'][number]

const clock = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })

/** Everything that goes live or ends, in a week or a month. */
export function Screen() {
  const words = useWords(comingWords)
  const { values, set } = useAddress()
  const days = useDays(values['span'] === 'week' ? 'week' : 'month')
  const { span, first, last, shown } = days
  const { kind } = values
  const list = useList('GET /coming/', { from: first, to: last, limit: 200, ...(kind && { kind }) })
  const byDay = useMemo(() => Map.groupBy(list.rows, ({ day }) => day), [list.rows])
  useKeys([
    { keys: ['s'], does: words.week, act: () => set({ span: 'week' }) },
    { keys: ['m'], does: words.month, act: () => set({ span: '' }) },
  ])
  return (
    <div className="days-screen">
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
          <DaysWay {...days} />
          <fieldset className="days-way" aria-label={`${words.week} · ${words.month}`}>
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
          {list.more && <p className="days-note">{words.tooMany}</p>}
          {!list.loading && list.rows.length === 0 && <p className="days-note">{words.nothing}</p>}
          <DaysGrid
            days={days}
            busy={list.loading || list.late}
            isEmpty={(day) => !byDay.has(day)}
            show={(day) =>
              byDay.get(day)?.map((row) => <One key={`${row.kind} ${row.opens} ${row.begins} ${row.at} ${row.name}`} {...row} />)
            }
          />
        </>
      )}
    </div>
  )
}

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
