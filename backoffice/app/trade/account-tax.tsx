import { useCall } from '../api/queries.ts'
import { TextField } from '../kit/form.tsx'
import { OwnBox } from '../kit/own-box.tsx'
import type { BoxProps, RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Day, Facts, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { useTradeAct } from './use-act.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

const between = ' · '
/** The answer of VIES as the form holds it: its consultation and its day; neither is none. */
const vies = {
  write: (value: unknown) => {
    const { consultation = '', checked_on = '' } = (value ?? {}) as { consultation?: string; checked_on?: string }
    return consultation + between + checked_on
  },
  read: (text: string) => {
    const [consultation = '', checked_on = ''] = text.split(between).map((part) => part.trim())
    return consultation + checked_on === '' ? null : { consultation, checked_on }
  },
}

function ViesBox({ name, label, hint, value, onValue }: BoxProps) {
  const { tax: words } = useWords(tradeDeskWords)
  const [consultation = '', checkedOn = ''] = value.split(between)
  return (
    <OwnBox label={label} hint={hint}>
      <TextField
        name={`${name}.consultation`}
        label={words.consultation}
        maxLength={60}
        value={consultation}
        onValue={(text) => onValue(text + between + checkedOn)}
      />
      <TextField
        name={`${name}.checked_on`}
        label={words.checkedOn}
        type="date"
        value={checkedOn}
        onValue={(day) => onValue(consultation + between + day)}
      />
    </OwnBox>
  )
}

const fieldsOf = ({ tax: words }: Words): RecordField[] => [
  { as: 'day', name: 'surcharge_since', label: words.surchargeSince, hint: words.surchargeHint },
  { as: 'own', name: 'vies', label: words.vies, hint: words.viesHint, box: ViesBox, ...vies },
]

/** What a business has proven of its taxes: the equivalence scheme that it declared, its number in VIES. */
export function AccountTax({ customer }: { customer: string }) {
  const words = useWords(tradeDeskWords)
  const { tax: own, terms } = words
  const params = { customer }
  const { data } = useCall('GET /customers/:customer/tax/', { params })
  const act = useTradeAct('PUT /customers/:customer/tax/', own.saved)
  if (!data) return null
  const { surcharge_since: since, vies: proof } = data
  return (
    <Section title={own.title}>
      <Facts
        of={[
          [
            own.surcharge,
            since ? (
              <>
                {own.since} <Day day={since} />
              </>
            ) : (
              own.no
            ),
          ],
          [own.vies, proof ? [proof.consultation, proof.checked_on.split('-').toReversed().join('/')].join(between) : own.no],
        ]}
      />
      <details>
        <summary>{terms.change}</summary>
        <RecordForm
          name={`tax ${customer}`}
          fields={fieldsOf(words)}
          record={data}
          save={(body) => act.submit({ params, body })}
          refusal={act.refusal}
          busy={act.busy}
        />
      </details>
    </Section>
  )
}
