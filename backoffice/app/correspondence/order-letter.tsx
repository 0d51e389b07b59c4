import { useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { letterWords } from './letter-words.ts'
import { useSaidAct } from './use-act.ts'
import './correspondence.css'

type Letter = Answer<'GET /order-letters/:letter/'>
const tone = { found: 'good', choose: 'wait', unknown: 'bad' } as const

/** One order by e-mail: its words as text alone, its file, and what was read of them. */
export function Screen() {
  const { letter: id = '' } = useParams()
  const words = useWords(letterWords)
  const mayHandle = useMay('order_letter.handle')
  const { data: letter, error, refetch } = useCall('GET /order-letters/:letter/', { params: { letter: id } })
  const act = useSaidAct('POST /order-letters/:letter/handle/', ['GET /order-letters/', 'GET /waiting/'], words.done)
  return (
    <DetailPane
      title={letter?.number ?? words.title}
      list="/order-letters"
      row={id}
      head={letter && <Mark tone={letter.handled ? 'good' : 'wait'}>{letter.handled ? words.handled : words.waits}</Mark>}
    >
      {error && !letter && <Failed error={error} again={() => void refetch()} />}
      {letter && (
        <>
          <Facts
            of={[
              [words.columns.customer, letter.customer_name],
              [words.by, letter.by],
              [
                words.email,
                <a key="email" href={`mailto:${letter.email}`}>
                  {letter.email}
                </a>,
              ],
              [words.columns.date, <When key="date" at={letter.date} />],
            ]}
          />
          <Section title={words.message}>
            <p className="thread-text">{letter.comments}</p>
            {letter.file && (
              <a
                download={letter.file}
                href={addressOf('GET /order-letters/:letter/file/', { params: { letter: letter.letter } })}
              >
                {words.file(letter.file)}
              </a>
            )}
          </Section>
          {mayHandle && (
            <div className="acts">
              <ActButton
                busy={act.busy}
                whyNot={letter.handled ? words.handled : null}
                onAct={() => void act.quick({ params: { letter: letter.letter } })}
              >
                {words.handle}
              </ActButton>
            </div>
          )}
          <Lines letter={letter} />
        </>
      )}
    </DetailPane>
  )
}

function Lines({ letter: { lines: reading } }: { letter: Letter }) {
  const words = useWords(letterWords)
  if (!reading) return <p className="quiet">{words.nothing}</p>
  return (
    <>
      <Section title={words.reading}>
        <p>{words.counts(reading.counts.found, reading.counts.lines)}</p>
        <ol className="claim-rows">
          {reading.lines.map(({ line, quantity, state, asked, product, ean }) => (
            <li key={line}>
              <b>{quantity} ×</b>
              <span>
                {product?.title ?? asked} <small className="quiet">{product?.ean ?? ean}</small>
              </span>
              <Mark tone={tone[state]}>{words.states[state]}</Mark>
            </li>
          ))}
        </ol>
      </Section>
      {reading.unread.length > 0 && (
        <Section title={words.unread}>
          <ul className="claim-rows">
            {reading.unread.map(({ row, text }) => (
              <li key={row}>
                <span className="quiet">{text}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
