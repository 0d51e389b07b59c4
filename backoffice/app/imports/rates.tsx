import { useAct, useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { useDraft } from '../kit/draft.ts'
import { Fields, Submit, TextField } from '../kit/form.tsx'
import { Day } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { importWords } from './words.ts'

const empty = { currency: '', valid_from: '', rate: '', stated_by: '' }

/** What foreign money is worth, from which day on, and who says so. */
export function Screen() {
  const { rate: words } = useWords(importWords)
  const { data } = useCall('GET /imports/rates/')
  const { value, change, drop } = useDraft('exchange rate', empty)
  const save = useAct('PUT /imports/rates/', ['GET /imports/rates/'])
  return (
    <DetailPane title={words.title} list="/imports" row="rates">
      <p>{words.text}</p>
      {data && data.items.length === 0 && <p className="quiet">{words.none}</p>}
      {data && data.items.length > 0 && (
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{words.currency}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.stated}</th>
              <th scope="col" data-figure>
                {words.rate}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ currency, valid_from, rate, stated_by }) => (
              <tr key={`${currency} ${valid_from}`}>
                <td>{currency}</td>
                <td>
                  <Day day={valid_from} />
                </td>
                <td>{stated_by}</td>
                <td data-figure>{rate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Fields refusal={save.error} onSubmit={() => save.mutate({ body: value }, { onSuccess: drop })}>
        <TextField
          name="currency"
          label={words.currency}
          required
          maxLength={3}
          value={value.currency}
          onValue={(currency) => change({ currency: currency.toUpperCase() })}
        />
        <TextField
          name="rate"
          label={words.rate}
          required
          inputMode="decimal"
          value={value.rate}
          onValue={(rate) => change({ rate: rate.replace(',', '.') })}
        />
        <TextField
          name="valid_from"
          label={words.from}
          required
          type="date"
          value={value.valid_from}
          onValue={(valid_from) => change({ valid_from })}
        />
        <TextField
          name="stated_by"
          label={words.stated}
          hint={words.statedHint}
          required
          value={value.stated_by}
          onValue={(stated_by) => change({ stated_by })}
        />
        <Submit busy={save.isPending}>{words.save}</Submit>
      </Fields>
    </DetailPane>
  )
}
