import { Link, useParams } from 'react-router'
import { useList } from '../api/queries.ts'
import { useAddress } from '../kit/address.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { actionIn, actWords } from './act-words.ts'
import { subjectIn } from './subject-in.ts'
import { outcomeTone } from './tones.ts'
import { houseWords } from './words.ts'

const only = (name: string, value: string) => `/record?${new URLSearchParams({ [name]: value })}`

/** One act, with what it was given. */
export function Screen() {
  const { act: id = '' } = useParams()
  const { record: words } = useWords(houseWords)
  const acts = useWords(actWords)
  const { values } = useAddress()
  const act = useList('GET /acts/', values).rows.find((row) => String(row.id) === id)
  if (!act)
    return (
      <DetailPane title={id} list="/record" row={id}>
        <p className="quiet">{words.gone}</p>
      </DetailPane>
    )
  const input = Object.entries(act.input)
  return (
    <DetailPane
      title={actionIn(acts, act.action)}
      list="/record"
      row={id}
      head={<Mark tone={outcomeTone[act.outcome]}>{words.outcomes[act.outcome]}</Mark>}
    >
      <Facts
        of={[
          [words.at, <When key="at" at={act.at} />],
          [words.who, act.staff],
          [words.byKey, act.by_key || null],
          [words.subject, subjectIn(acts, act.subject)],
          [words.reason, act.reason],
          [words.request, act.request],
        ]}
      />
      <p className="detail-acts">
        {act.staff && <Link to={only('staff', act.staff)}>{words.ofWho}</Link>}
        {act.subject && <Link to={only('subject', act.subject)}>{words.ofSubject}</Link>}
      </p>
      <Section title={words.input}>
        {input.length === 0 ? (
          <p className="quiet">{words.none}</p>
        ) : (
          // Fields by the names that the API gives them, which are of no language.
          <div translate="no">
            <Facts
              of={input.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const)}
            />
          </div>
        )}
      </Section>
    </DetailPane>
  )
}
