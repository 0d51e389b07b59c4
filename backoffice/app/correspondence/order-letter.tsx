import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { LetterDecision } from './letter-decision.tsx'
import { LetterLines } from './letter-lines.tsx'
import { LetterSender } from './letter-sender.tsx'
import { letterWords } from './letter-words.ts'
import './correspondence.css'
import './letter.css'
import { letterTone } from './tones.ts'

export type Letter = Answer<'GET /order-letters/:letter/'>

/** One order by e-mail: who sent it, its words as text alone, each of its lines to be mended, and what is made of it. */
export function Screen() {
  const { letter: id = '' } = useParams()
  const words = useWords(letterWords)
  const mayHandle = useMay('order_letter.handle')
  const { data: letter, error, refetch } = useCall('GET /order-letters/:letter/', { params: { letter: id } })
  const again = () => void refetch()
  return (
    <DetailPane
      title={letter?.number ?? words.title}
      list="/order-letters"
      row={id}
      head={letter && <Mark tone={letterTone[letter.state]}>{words.states[letter.state]}</Mark>}
    >
      {error && !letter && <Failed error={error} again={again} />}
      {letter && (
        <>
          {letter.state !== 'open' && <Outcome letter={letter} />}
          <LetterSender letter={letter} again={again} mayHandle={mayHandle} />
          <Message letter={letter} />
          <LetterLines key={letter.letter} letter={letter} again={again} mayHandle={mayHandle} />
          {mayHandle && letter.state === 'open' && <LetterDecision letter={letter} again={again} />}
        </>
      )}
    </DetailPane>
  )
}

function Outcome({ letter }: { letter: Letter }) {
  const words = useWords(letterWords)
  const { handled, handled_by, order, list, reason } = letter
  return (
    <Facts
      of={[
        [words.decidedBy, handled_by],
        [words.decidedAt, handled && <When key="at" at={handled} />],
        [words.order, order && <Link to={`/orders/${order}`}>{order}</Link>],
        [words.list, list],
        [words.reason, reason],
      ]}
    />
  )
}

function Message({ letter }: { letter: Letter }) {
  const words = useWords(letterWords)
  const params = { letter: letter.letter }
  return (
    <Section title={words.message}>
      {letter.subject && <p>{letter.subject}</p>}
      <details className="letter-words" open={letter.comments.length < 600}>
        <summary>{words.messageText}</summary>
        <p className="thread-text">{letter.comments}</p>
      </details>
      <div className="acts">
        {letter.file && (
          <a download={letter.file} href={addressOf('GET /order-letters/:letter/file/', { params })}>
            {words.file(letter.file)}
          </a>
        )}
        {letter.came_by === 'mail' && (
          <a download={`${letter.number}.eml`} href={addressOf('GET /order-letters/:letter/original/', { params })}>
            {words.original}
          </a>
        )}
      </div>
      {letter.unread.length > 0 && (
        <details>
          <summary>{words.unread}</summary>
          <ul className="claim-rows">
            {letter.unread.map(({ row, text }) => (
              <li key={row}>
                <span className="quiet">{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}
