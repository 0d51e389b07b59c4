import type { ReactNode } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Count, Facts, Mark, PartHeading, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import './marketing.css'
import { marketingWords } from './words.ts'

type Months = Answer<'GET /cart-reminders/'>['months']
type Rule = Answer<'GET /cart-reminders/'>['rule']

const fieldsOf = ({ reminders: words }: Words): RecordField[] => [
  { as: 'figure', name: 'after_hours', label: words.after, required: true },
  { as: 'check', name: 'active', label: words.active, hint: words.activeHint },
]

/** The one letter about a basket that was left: whether and when it goes, and what came of it. */
export function Screen() {
  const words = useWords(marketingWords)
  const may = useMay('cart_reminder.change')
  const tell = useNotice()
  const { data, error, refetch } = useCall('GET /cart-reminders/')
  const change = useAct('PUT /cart-reminders/rule/', ['GET /cart-reminders/'])
  const save = async (body: Record<string, unknown>) => {
    await change.submit({ body })
    tell({ text: words.saved })
  }
  const active = (rule: Rule): [string, ReactNode] => [
    words.reminders.active,
    <Mark key="on" tone={rule.active ? 'good' : 'plain'}>
      {rule.active ? words.reminders.on : words.reminders.off}
    </Mark>,
  ]
  return (
    <section className="marketing-page">
      <title>{words.reminders.title}</title>
      <h1>{words.reminders.title}</h1>
      <p>{words.reminders.note}</p>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <PartHeading value="h2">
          <Section title={words.reminders.rule}>
            <Facts
              of={[...(may ? [] : [active(data.rule)]), [words.reminders.wanted, <Count key="wanted" of={data.wanted_by} />]]}
            />
            {may && (
              <RecordForm
                name="cart reminders"
                fields={fieldsOf(words)}
                record={data.rule}
                save={save}
                refusal={change.error}
                busy={change.isPending}
              />
            )}
          </Section>
          <Section title={words.reminders.results}>
            <Results months={data.months} />
          </Section>
        </PartHeading>
      )}
    </section>
  )
}

function Results({ months }: { months: Months }) {
  const { reminders: words } = useWords(marketingWords)
  const language = useLanguage()
  const named = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  if (months.length === 0) return <p className="quiet">{words.none}</p>
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          {[words.sent, words.opened, words.bought].map((head) => (
            <th scope="col" data-figure key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, sent, opened, bought }) => (
          <tr key={month}>
            <th scope="row">{named.format(new Date(`${month}T00:00:00Z`))}</th>
            <td data-figure>
              <Count of={sent} />
            </td>
            <td data-figure>
              <Count of={opened} />
            </td>
            <td data-figure>
              <Count of={bought} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
