import { Form } from 'react-router'
import type { DeskList } from '#modules/libraries/desk/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'
import { Field, fieldId, Submit } from '../ui/form.tsx'
import type { SheetOutcome } from './desk-work.ts'

/** What an order of the list says and where it goes; open while it says nothing of it. */
export function OrderSettings({ list, outcome }: { list: DeskList; outcome: SheetOutcome | undefined }) {
  const { desk } = usePrivateMessages()
  const where = list.store !== null ? `store:${list.store}` : list.address !== null ? `address:${list.address}` : ''
  const budget = list.budgets.find((item) => item.pk === list.budget)
  const told = [
    list.reference,
    budget?.title,
    list.addresses.find((address) => address.pk === list.address)?.text ??
      list.stores.find((store) => store.store === list.store)?.name,
  ].filter(Boolean)
  const failed = outcome?.intent === 'settle' ? (outcome.outcome ?? undefined) : undefined
  const comments = fieldId('comments')
  return (
    <details className="desk-settings desk-no-print" open={where === '' || failed !== undefined}>
      <summary>
        {desk.settings}
        {told.length > 0 && <span className="quiet"> · {told.join(' · ')}</span>}
      </summary>
      <Form
        method="post"
        preventScrollReset
        key={JSON.stringify([list.reference, list.budget, where, list.comments, list.name, list.shipment])}
      >
        <input type="hidden" name="list" value={list.list} />
        <Field name="name" label={desk.name} maxLength={120} defaultValue={list.name} outcome={failed} autoComplete="off" />
        <Field
          name="reference"
          label={desk.reference}
          hint={desk.referenceHint}
          maxLength={35}
          defaultValue={list.reference}
          outcome={failed}
          autoComplete="off"
        />
        <Field name="delivery" label={desk.delivery} defaultValue={where} outcome={failed}>
          <option value="">{desk.chooseDelivery}</option>
          {list.addresses.map((address) => (
            <option key={address.pk} value={`address:${address.pk}`}>
              {address.text}
            </option>
          ))}
          {list.stores.map((store) => (
            <option key={store.store} value={`store:${store.store}`}>
              {desk.pickup({ store: store.name })}
            </option>
          ))}
        </Field>
        {list.budgets.length > 0 && (
          <Field name="budget" label={desk.budget} defaultValue={String(list.budget ?? '')} outcome={failed}>
            <option value="">{desk.noBudget}</option>
            {list.budgets.map((item) => (
              <option key={item.pk} value={item.pk}>
                {item.title}
              </option>
            ))}
          </Field>
        )}
        <Field name="shipment" label={desk.shipment} defaultValue={list.shipment} outcome={failed}>
          <option value="single">{desk.shipments.single}</option>
          <option value="split">{desk.shipments.split}</option>
        </Field>
        <div className="field desk-comments">
          <label htmlFor={comments}>{desk.comments}</label>
          <textarea id={comments} name="comments" maxLength={500} rows={2} defaultValue={list.comments} />
        </div>
        <p className="form-actions">
          <Submit intent="settle" quiet>
            {desk.save}
          </Submit>
        </p>
      </Form>
    </details>
  )
}
