import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { TextField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { emailWords } from './email-words.ts'
import { useSaidAct } from './use-act.ts'
import './correspondence.css'
import { emailTone } from './tones.ts'

type Email = Answer<'GET /emails/:email/'>
const touched = ['GET /emails/', 'GET /waiting/']

/** One e-mail: whether it left, what the server said, its words, and once more. */
export function Screen() {
  const { email: id = '' } = useParams()
  const words = useWords(emailWords)
  const mayAgain = useMay('email.again')
  const { data: email, error, refetch } = useCall('GET /emails/:email/', { params: { email: id } })
  return (
    <DetailPane
      title={email?.subject ?? words.of(Number(id))}
      list="/emails"
      row={id}
      head={email && <Mark tone={emailTone[email.state]}>{words.states[email.state]}</Mark>}
    >
      {error && !email && <Failed error={error} again={() => void refetch()} />}
      {email && (
        <>
          <Facts
            of={[
              [words.columns.to, email.to],
              [words.columns.written, <When key="written" at={email.written} />],
              [words.sentAt, email.sent && <When key="sent" at={email.sent} />],
              [words.tries, email.tries > 0 ? String(email.tries) : ''],
              [words.next, email.failure !== '' && email.next_try ? <When key="next" at={email.next_try} /> : ''],
              [words.columns.why, email.why && words.why[email.why]],
              [words.failure, email.failure],
              [
                words.order,
                email.order && (
                  <Link key="order" to={`/orders/${email.order}`}>
                    {email.order}
                  </Link>
                ),
              ],
              [
                words.copyOf,
                email.again_of && (
                  <Link key="copy" to={`/emails/${email.again_of}`}>
                    {email.again_of}
                  </Link>
                ),
              ],
            ]}
          />
          {mayAgain && <Again key={id} email={email} />}
          <Section title={words.text}>
            {email.text === null ? (
              <p className="quiet">{words.noText}</p>
            ) : (
              <p className="thread-text" lang={email.language}>
                {email.text}
              </p>
            )}
          </Section>
        </>
      )}
    </DetailPane>
  )
}

function Again({ email: { email, acts } }: { email: Email }) {
  const words = useWords(emailWords)
  const act = useSaidAct('POST /emails/:email/again/', touched, words.queued)
  const [to, setTo] = useState('')
  const whyNot = acts.again && (words.reasons[acts.again] ?? acts.again)
  return (
    <div className="acts">
      <ActButton busy={act.busy} whyNot={whyNot} onAct={() => void act.quick({ params: { email } })}>
        {words.again}
      </ActButton>
      <ActForm
        name={words.elsewhere}
        whyNot={whyNot}
        refusal={act.refusal}
        busy={act.busy}
        onSubmit={() => act.run({ params: { email }, body: { to } })}
      >
        <TextField name="to" label={words.to} hint={words.toHint} type="email" value={to} onValue={setTo} required />
      </ActForm>
    </div>
  )
}
