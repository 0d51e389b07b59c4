import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { ActForm } from '../kit/act-form.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { AreaField } from '../kit/form.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { requestTone } from './tones.ts'
import { useCustomerAct, useReason } from './use-act.ts'
import { customerWords } from './words.ts'

/** A request for the card: issued, or refused with the reason that its sender reads. */
export function Screen() {
  const { request = '' } = useParams()
  const { requests: words, customer: about, languages } = useWords(customerWords)
  const params = { request: Number(request) }
  const { data, error, refetch } = useCall('GET /card-requests/:request/', { params })
  const may = useMay('card.issue')
  const whyNot = useReason()
  const issue = useCustomerAct('POST /card-requests/:request/issue/', ({ card_number }) => words.issued(card_number ?? ''))
  const refuse = useCustomerAct('POST /card-requests/:request/refuse/', words.refused)
  const [answer, setAnswer] = useState('')
  return (
    <DetailPane
      title={data ? `${data.name} ${data.surnames}` : words.detail(params.request)}
      list="/card-requests"
      row={request}
      head={data && <Mark tone={requestTone[data.state]}>{words.states[data.state]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <Section title={words.detail(data.id)}>
          <Facts
            of={[
              [words.columns.sent, <When key="sent" at={data.sent_at} />],
              [words.columns.store, data.store],
              [
                about.email,
                <a key="email" href={`mailto:${data.email}`}>
                  {data.email}
                </a>,
              ],
              [
                about.phone,
                <a key="phone" href={`tel:${data.phone}`}>
                  {data.phone}
                </a>,
              ],
              [about.nif, data.tax_id],
              [words.birth, <Day key="birth" day={data.birth_date} />],
              [words.address, `${data.address}, ${data.postcode} ${data.city}`],
              [words.sector, data.sector],
              [about.language, languages[data.language] ?? data.language],
              [words.info, data.info ? about.yes : about.no],
              [words.observations, data.observations],
              [
                words.customer,
                data.customer ? (
                  <Link key="customer" to={`/customers/${data.customer}`}>
                    {words.account}
                  </Link>
                ) : (
                  words.noAccount
                ),
              ],
              [words.card, data.card_number],
              [words.answer, data.answer],
            ]}
          />
          {data.state === 'open' && data.holds && <p role="status">{words.holds(data.holds)}</p>}
          {may && (
            <div className="acts">
              <ActButton
                kind="main"
                busy={issue.busy}
                whyNot={whyNot(data.acts.issue)}
                onAct={() => void issue.quick({ params, body: {} })}
              >
                {words.issue}
              </ActButton>
              <ActForm
                name={words.refuse}
                whyNot={whyNot(data.acts.refuse)}
                submit={words.refuseSubmit}
                refusal={refuse.refusal}
                busy={refuse.busy}
                onSubmit={() => refuse.run({ params, body: { answer } })}
              >
                <AreaField
                  name="answer"
                  label={words.refuseReason}
                  required
                  value={answer}
                  onValue={setAnswer}
                  lang={data.language}
                />
              </ActForm>
            </div>
          )}
        </Section>
      )}
    </DetailPane>
  )
}
