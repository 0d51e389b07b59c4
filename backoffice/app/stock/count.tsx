import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Mark, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { CountEnd } from './count-end.tsx'
import { LastScan } from './last-scan.tsx'
import { ScanBox } from './scan-box.tsx'
import { useScanning } from './scanning.ts'
import { countTone } from './tones.ts'
import { stockWords } from './words.ts'
import './stock.css'

export type Count = Answer<'GET /counts/:count/'>
export type CountLine = Count['lines'][number]

/** A count, made for a telephone in one hand and a scanner in the other. */
export function Screen() {
  const { count: id = '' } = useParams()
  const { data: count, error, refetch } = useCall('GET /counts/:count/', { params: { count: id } })
  if (error && !count) return <Failed error={error} again={() => void refetch()} />
  return count ? <Opened key={count.id} count={count} /> : null
}

function Opened({ count }: { count: Count }) {
  const { count: words, counts } = useWords(stockWords)
  const { last, waiting, scan } = useScanning('POST /counts/:count/scans/', { count: count.id }, 'GET /counts/:count/')
  const where = count.shelf || counts.whole
  return (
    <section className="stock-page count">
      <title>{words.title(where)}</title>
      <header className="count-head">
        <h1>{words.title(where)}</h1>
        <p>
          {count.store_name} <Mark tone={countTone[count.state]}>{counts.states[count.state]}</Mark>
        </p>
        <Link to="/counts?state=open">{words.back}</Link>
      </header>
      {count.acts.scan === null && (
        <ScanBox waiting={waiting} onCode={(code) => scan({ code })}>
          {last === null ? (
            <p className="quiet">{words.nothing}</p>
          ) : (
            <LastScan
              {...last}
              onMore={(copies) => scan({ code: last.code, copies })}
              onAll={(copies) => scan({ code: last.code, copies, by_hand: true })}
            />
          )}
        </ScanBox>
      )}
      <CountEnd count={count} waiting={waiting} onNone={(code) => scan({ code, copies: 0, by_hand: true })} />
      <Section heading="h2" title={words.lines}>
        <ol className="stock-lines">
          {count.lines.map((line) => (
            <li key={line.product}>
              <p className="stock-name">
                <b>{line.title}</b>
                <small className="quiet">{[line.ean, line.shelf].filter(Boolean).join(' · ')}</small>
              </p>
              <Figures line={line} />
            </li>
          ))}
        </ol>
      </Section>
      {count.unknown.length > 0 && (
        <Section heading="h2" title={words.unknown}>
          <ul className="stock-lines">
            {count.unknown.map(({ code, copies }) => (
              <li key={code}>
                <b>{code}</b>
                <data value={copies}>{copies}</data>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </section>
  )
}

const signed = (count: number) => (count > 0 ? `+${count}` : `−${-count}`)

function Figures({ line: { counted, expected, difference } }: { line: CountLine }) {
  const { count: words } = useWords(stockWords)
  return (
    <p className="count-figures">
      <span className="visually-hidden">{words.counted} </span>
      <data value={counted}>{counted}</data>
      <small className="quiet">
        {words.expected} {expected}
      </small>
      {difference !== 0 && <Mark tone={difference < 0 ? 'bad' : 'wait'}>{signed(difference)}</Mark>}
    </p>
  )
}
