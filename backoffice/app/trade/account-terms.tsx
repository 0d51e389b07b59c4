import { shownPercent } from '#kernel/figures.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActForm } from '../kit/act-form.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordForm } from '../kit/record-form.tsx'
import { Facts, Money, Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Account } from './account.tsx'
import { AccountBilling } from './account-billing.tsx'
import { Gauge } from './gauge.tsx'
import { useTradeAct } from './use-act.ts'
import type { Words } from './words/es.ts'
import { tradeDeskWords } from './words.ts'

const fieldsOf = ({ terms: words }: Words): RecordField[] => [
  { as: 'figure', name: 'books_percent', label: words.books },
  { as: 'figure', name: 'objects_percent', label: words.objects },
  { as: 'check', name: 'on_account', label: words.onAccount },
  { as: 'figure', name: 'payment_days', label: words.days },
  { as: 'euros', name: 'credit_limit', label: words.limit, hint: words.limitHint },
]

/** What was agreed with an account, how much of its credit is used, and how it is invoiced. */
export function AccountTerms({ of }: { of: Account }) {
  const words = useWords(tradeDeskWords)
  const { terms: own } = words
  const language = useLanguage()
  const params = { customer: of.customer }
  const { data } = useCall('GET /customers/:customer/terms/', { params })
  const mayBilling = useMay('customer.billing')
  const billing = useCall('GET /customers/:customer/billing/', { params }, { enabled: mayBilling }).data
  const may = useMay('terms.change')
  const act = useTradeAct('PUT /customers/:customer/terms/', own.saved)
  if (!data) return null
  const { credit_limit: limit, exposure } = data
  const has = data.on_account || data.books_percent > 0 || data.objects_percent > 0
  return (
    <Section title={own.title}>
      {!has && <p className="quiet">{own.none}</p>}
      {data.on_account && limit !== null && limit > 0 && (
        <p>
          <Gauge percent={Math.floor((exposure * 100) / limit)} label={own.used} />
        </p>
      )}
      <Facts
        of={[
          [own.books, has && shownPercent(data.books_percent, language)],
          [own.objects, has && shownPercent(data.objects_percent, language)],
          [own.days, data.on_account && String(data.payment_days)],
          [own.limit, data.on_account && (limit === null ? own.noLimit : <Money euros={limit} />)],
          [own.used, (data.on_account || exposure > 0) && <Money euros={exposure} />],
          [own.left, data.available_credit !== null && <Money euros={data.available_credit} />],
          [own.monthly, billing?.mode && (own.modes[billing.mode] ?? billing.mode)],
          [own.contract, billing?.contract],
          [own.accounting, billing?.dir3?.accounting],
          [own.managing, billing?.dir3?.managing],
          [own.processing, billing?.dir3?.processing],
          [own.file, billing?.file_number],
        ]}
      />
      {may && of.state === 'open' && (
        <details>
          <summary>{has ? own.change : own.agree}</summary>
          <RecordForm
            name={`terms ${of.customer}`}
            fields={fieldsOf(words)}
            record={data}
            save={(body) => act.submit({ params, body })}
            refusal={act.refusal}
            busy={act.busy}
          />
        </details>
      )}
      {may && has && <End customer={of.customer} />}
      {billing && of.state === 'open' && <AccountBilling key={billing.version} customer={of.customer} billing={billing} />}
    </Section>
  )
}

/** The account buys as anybody does from now on. */
function End({ customer }: { customer: string }) {
  const { terms: words } = useWords(tradeDeskWords)
  const act = useTradeAct('DELETE /customers/:customer/terms/', words.ended)
  return (
    <ActForm
      name={words.end}
      kind="grave"
      refusal={act.refusal}
      busy={act.busy}
      onSubmit={() => act.run({ params: { customer } })}
    >
      <p>{words.ends}</p>
    </ActForm>
  )
}
