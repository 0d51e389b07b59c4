import type { Answer } from '../api/calls.ts'
import { TextField } from '../kit/form.tsx'
import { OwnBox } from '../kit/own-box.tsx'
import type { BoxProps, RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { useWords } from '../words/dictionary.ts'
import { useTradeAct } from './use-act.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

type Billing = Answer<'GET /customers/:customer/billing/'>
const units = ['accounting', 'managing', 'processing'] as const
type Dir3 = Record<(typeof units)[number], string>

const between = ' · '
/** The three units of a public body as the form holds them; no unit at all is none. */
const dir3 = {
  write: (value: unknown) => units.map((unit) => (value as Dir3 | null)?.[unit] ?? '').join(between),
  read: (text: string): Dir3 | null => {
    const [accounting = '', managing = '', processing = ''] = text.split(between).map((code) => code.trim())
    return accounting + managing + processing === '' ? null : { accounting, managing, processing }
  },
}

function UnitsBox({ name, label, value, onValue }: BoxProps) {
  const { terms: words } = useWords(tradeDeskWords)
  const codes = value.split(between)
  return (
    <OwnBox label={label}>
      {units.map((unit, index) => (
        <TextField
          key={unit}
          name={`${name}.${unit}`}
          label={words[unit]}
          value={codes[index] ?? ''}
          onValue={(code) => onValue(units.map((_, at) => (at === index ? code : (codes[at] ?? ''))).join(between))}
        />
      ))}
    </OwnBox>
  )
}

const fieldsOf = ({ terms: words }: Words): RecordField[] => [
  {
    as: 'choice',
    name: 'mode',
    label: words.monthly,
    options: Object.entries(words.modes).map(([value, text]) => ({ value, text })),
    empty: words.byTerms,
  },
  { as: 'own', name: 'dir3', label: words.dir3, box: UnitsBox, ...dir3 },
  { as: 'text', name: 'contract', label: words.contract },
  { as: 'text', name: 'file_number', label: words.file },
]

/** How an account is invoiced: when, to which units of a public body, under which contract and file. */
export function AccountBilling({ customer, billing }: { customer: string; billing: Billing }) {
  const words = useWords(tradeDeskWords)
  const act = useTradeAct('PUT /customers/:customer/billing/', words.terms.billingSaved)
  const save = (body: Record<string, unknown>) =>
    act.submit({ params: { customer }, body: { ...body, monthly: billing.monthly } })
  return (
    <details>
      <summary>{words.terms.billing}</summary>
      <RecordForm
        name={`billing ${customer}`}
        fields={fieldsOf(words)}
        record={billing}
        save={save}
        refusal={act.refusal}
        busy={act.busy}
      />
    </details>
  )
}
