import { shownNumber, shownPercent } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Money, Section } from '../kit/shown.tsx'
import { readLines, writtenLines } from '../kit/tried-lines.ts'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Words } from './rate-words/es.ts'
import { rateWords } from './rate-words.ts'

type Tried = Answer<'POST /rates/trial/'>
export const usualBasket = { lines: [], to_country: null, buyer: 'reader', at_store: null, discount: 10, points: 0 }

const fieldsOf = (words: Words): RecordField[] => [
  { as: 'rows', name: 'lines', label: words.lines, hint: words.linesHint, write: writtenLines, read: readLines },
  { as: 'maybe', name: 'to_country', label: words.toCountry },
  {
    as: 'choice',
    name: 'buyer',
    label: words.buyer,
    options: (['reader', 'library', 'retailer'] as const).map((value) => ({ value, text: words.buyers[value] })),
  },
  { as: 'maybe', name: 'at_store', label: words.collected },
  { as: 'figure', name: 'discount', label: words.offered },
  { as: 'euros', name: 'points', label: words.points },
]

/** A basket that nobody has, by the rules of a day with a change and without; `first` is what was tried before. */
export function RateTrial({ change, name, first }: { change: { kind?: unknown }; name: string; first?: Tried | undefined }) {
  const words = useWords(rateWords)
  const attempt = useAct('POST /rates/trial/')
  const tried = attempt.data ?? first
  // What a limit would change is counted in what was sold, whatever lies in a basket.
  const ofBasket = !String(change.kind).endsWith('_limit')
  return (
    <Section title={ofBasket ? words.effect : words.effectOfLimit}>
      {ofBasket && <p className="quiet">{words.effectText}</p>}
      {tried && <Effect of={tried} />}
      <RecordForm
        name={`rate trial ${name}`}
        fields={ofBasket ? fieldsOf(words) : []}
        record={attempt.variables?.body ?? usualBasket}
        save={(basket) => attempt.submit({ body: { ...usualBasket, ...basket, ...change } })}
        refusal={attempt.error}
        busy={attempt.isPending}
        submit={words.tryIt}
      />
    </Section>
  )
}

function Effect({ of }: { of: Tried }) {
  const words = useWords(rateWords)
  const language = useLanguage()
  const shown = (count: number) => shownNumber(count, language)
  return (
    <div role="status">
      {of.counted ? (
        <p>{words.counted(shown(of.counted.before), shown(of.counted.after), shown(of.counted.of))}</p>
      ) : (
        <>
          <Total title={words.before} total={of.before} />
          <Total title={words.after} total={of.after} />
        </>
      )}
    </div>
  )
}

function Total({ title, total }: { title: string; total: Tried['before'] }) {
  const words = useWords(rateWords)
  const language = useLanguage()
  return (
    <table className="lines">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col" data-figure>
            {words.copies}
          </th>
          <th scope="col" data-figure>
            {words.discount}
          </th>
          <th scope="col" data-figure>
            {words.paid}
          </th>
          <th scope="col" data-figure>
            {words.vatHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {total.lines.map((line) => (
          <tr key={`${line.title} ${line.goods} ${line.vat_percent}`}>
            <td>{line.title}</td>
            <td data-figure>{line.copies}</td>
            <td data-figure>
              <Money euros={line.off + line.points} />
            </td>
            <td data-figure>
              <Money euros={line.paid} />
            </td>
            <td data-figure>{shownPercent(line.vat_percent, language)}</td>
          </tr>
        ))}
        {total.vat.map((row) => (
          <tr key={row.percent} className="quiet">
            <td colSpan={3}>
              {words.vatHead} {shownPercent(row.percent, language)}
            </td>
            <td data-figure>
              <Money euros={row.base} />
            </td>
            <td data-figure>
              <Money euros={row.vat} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td data-figure>
            <Money euros={total.total} />
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}
