import '../kit/own-box.css'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { CodePicker } from '../kit/chosen-box.tsx'
import { AreaField } from '../kit/form.tsx'
import type { BoxProps, RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Money, Section } from '../kit/shown.tsx'
import { readLines, writtenLines } from '../kit/tried-lines.ts'
import { useWords } from '../words/dictionary.ts'
import type { Words } from './words/es.ts'
import { marketingWords } from './words.ts'

const triedLines = { write: writtenLines, read: readLines } as const

/** Lines as they are typed; what is found by its words is one more. */
function LinesBox({ draft: _draft, ...field }: BoxProps) {
  return (
    <div className="own-box">
      <AreaField {...field} rows={6} />
      <CodePicker
        label={field.label}
        onCodes={(codes) => field.onValue([field.value.trimEnd(), ...codes].filter((line) => line !== '').join('\n'))}
      />
    </div>
  )
}

const fieldsOf = ({ promotions: words }: Words): RecordField[] => [
  { as: 'own', name: 'lines', label: words.lines, hint: words.linesHint, required: true, box: LinesBox, ...triedLines },
  { as: 'maybe', name: 'postcode', label: words.postcode },
  { as: 'check', name: 'card', label: words.card },
]

/** A basket that nobody has, as the checkout would reckon it; `promotion` counts, whether it is on or not. */
export function PromotionTrial({ promotion }: { promotion: number }) {
  const words = useWords(marketingWords)
  const attempt = useAct('POST /promotions/trial/')
  const { promotions } = words
  return (
    <Section title={promotions.trial}>
      <p className="quiet">{promotions.trialText}</p>
      <RecordForm
        name={`promotion trial ${promotion}`}
        fields={fieldsOf(words)}
        record={attempt.variables?.body ?? { postcode: '28001' }}
        save={(body) => attempt.submit({ body: { ...body, promotion } })}
        refusal={attempt.error}
        busy={attempt.isPending}
        submit={promotions.tryIt}
      />
      {attempt.data && <Tried total={attempt.data} />}
    </Section>
  )
}

function Tried({ total }: { total: Answer<'POST /promotions/trial/'> }) {
  const { promotions: words } = useWords(marketingWords)
  return (
    <div role="status">
      <table className="lines">
        <thead>
          <tr>
            <th>{words.item}</th>
            <th data-figure>{words.copies}</th>
            <th data-figure>{words.goods}</th>
            <th data-figure>{words.off}</th>
            <th data-figure>{words.paid}</th>
            <th>{words.by}</th>
          </tr>
        </thead>
        <tbody>
          {total.lines.map((line) => (
            <tr key={line.title}>
              <td>{line.title}</td>
              <td data-figure>{line.copies}</td>
              <td data-figure>
                <Money euros={line.goods} />
              </td>
              <td data-figure>
                <Money euros={-line.off} />
              </td>
              <td data-figure>
                <Money euros={line.paid} />
              </td>
              <td>{line.by ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total.off === 0 && total.free_delivery === null && <p>{words.none}</p>}
      <p>
        {words.shipping}:{' '}
        {total.free_delivery !== null ? (
          words.freeBy(total.free_delivery)
        ) : total.shipping === null ? (
          words.toConfirm
        ) : (
          <Money euros={total.shipping} />
        )}{' '}
        · <strong>{words.total}</strong> <Money euros={total.total} />
      </p>
    </div>
  )
}
