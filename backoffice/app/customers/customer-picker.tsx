import { call } from '../api/client.ts'
import { accountName } from '../kit/account-name.ts'
import { Picker } from '../kit/picker.tsx'
import type { Row } from './customers.tsx'

/** One of the shop's customers, by name, telephone, card, e-mail or tax id. Its desk loads no words: the label says whom. */
export function CustomerPicker({ label, onPick }: { label: string; onPick: (customer: Row) => void }) {
  return (
    <Picker<Row>
      label={label}
      search={async (q, signal) => (await call('GET /customers/', { query: { q, limit: 12 } }, { signal })).items}
      itemKey={({ customer }) => customer}
      itemText={accountName}
      show={(customer) => (
        <span className="picked-customer">
          {accountName(customer)}
          <small className="quiet">{[customer.email, customer.phone].filter(Boolean).join(' · ')}</small>
        </span>
      )}
      onPick={onPick}
    />
  )
}
