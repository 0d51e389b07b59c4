import { Link, useParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Count, Day, Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { ErasureActs } from './erasure-acts.tsx'
import './customers.css'
import { erasureTone } from './tones.ts'
import { customerWords } from './words.ts'

export type Erasure = Answer<'GET /erasures/:erasure/'>

/** A wish to be forgotten: what would go, what the law keeps and until when, and what holds it up, before anything is done. */
export function Screen() {
  const { erasure = '' } = useParams()
  const { erasures: words, languages } = useWords(customerWords)
  const { data, error, refetch } = useCall('GET /erasures/:erasure/', { params: { erasure: Number(erasure) } }, { staleTime: 0 })
  return (
    <DetailPane
      title={data?.email ?? ''}
      list="/erasures"
      row={erasure}
      head={data && <Mark tone={erasureTone[data.state]}>{words.states[data.state]}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Section title={words.wish}>
            <Facts
              of={[
                [words.asked, <When key="asked" at={data.asked_at} />],
                [words.due, data.state === 'open' && <Day day={data.due_on} />],
                [words.language, languages[data.language] ?? data.language],
                [words.reason, data.reason],
                [words.answer, data.answer],
                [words.by, data.done_by],
              ]}
            />
            <ErasureActs key={erasure} of={data} />
          </Section>
          {data.state === 'open' && <Preview of={data} />}
        </>
      )}
    </DetailPane>
  )
}

function Preview({ of }: { of: Erasure }) {
  const { erasures: words, customer } = useWords(customerWords)
  const language = useLanguage()
  if (!of.account)
    return (
      <Section title={words.account}>
        <p>{words.noAccount}</p>
      </Section>
    )
  return (
    <>
      <Section title={words.account}>
        <p>
          <Link to={`/customers/${of.account.customer}`}>{of.account.name || of.email}</Link>
        </p>
        {!of.account.proved && <p role="status">{words.unproved}</p>}
        {of.obstacles.length > 0 && (
          <p role="status">
            {words.obstacles}: {of.obstacles.map((name) => customer.obstacles[name]).join(', ')}
          </p>
        )}
        {of.points > 0 && <p>{words.points(shownNumber(of.points, language))}</p>}
      </Section>
      <Section title={words.goes}>
        <ul className="sections-of">
          {of.goes.map(({ section, rows }) => (
            <li key={section}>
              <span>{words.sections[section] ?? section}</span>
              <Count of={rows} />
            </li>
          ))}
        </ul>
      </Section>
      {of.stays.length > 0 && (
        <Section title={words.stays}>
          <ul className="sections-of">
            {of.stays.map(({ section, rows, law, until }) => (
              <li key={section}>
                <span>
                  {words.sections[section] ?? section}
                  <br />
                  <small className="quiet">
                    {words.laws[law]}
                    {until && (
                      <>
                        , {words.until} <Day day={until} />
                      </>
                    )}
                  </small>
                </span>
                <Count of={rows} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
