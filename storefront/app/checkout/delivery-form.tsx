import { useState } from 'react'
import { Form } from 'react-router'
import { AddressFields } from '../account/address-fields.tsx'
import { useUser } from '../api/user.ts'
import { spokenDay } from '../cart/promise.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Address } from '../orders/order-view.tsx'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import type { BuyPage } from './buy-work.ts'
import { Choice, Choices } from './choice.tsx'
import { ParcelFacts } from './parcel-facts.tsx'
import { PointChoice, pointSearch } from './point-choice.tsx'
import { StoreChoice } from './store-choice.tsx'

/** How and where: home, a carrier's counter or one of the stores (P-06 to P-12). Before scripts arrive all parts show and the choice decides. */
export function DeliveryForm(page: BuyPage & { outcome: FormOutcome | undefined }) {
  const { cart, options, addresses, email, outcome } = page
  const { checkout } = useMessages()
  const { ordering } = usePrivateMessages()
  const user = useUser()
  const searched = page.pointsNear !== '' && page.searching
  const [method, setMethod] = useState<string | null>(
    outcome?.values['method'] ?? (searched ? 'pickup_point' : cart.shipping_method),
  )
  const main = addresses.find((address) => address.is_main) ?? addresses[0]
  const [chosen, setChosen] = useState(outcome?.values['address'] ?? (main ? String(main.pk) : ''))
  const name = user && user.kind !== 'guest' ? [user.firstName, user.lastName].filter(Boolean).join(' ') : ''
  const language = useLanguage()
  const guide = page.promises?.home ?? null
  const [first] = (page.promises?.items ?? []).flatMap(({ promised_on }) => promised_on ?? []).toSorted()
  const soonest = first && spokenDay(first, language)
  const part = (text: string) => ({ className: 'delivery-part', 'data-shown': method === text ? '' : undefined })
  return (
    <>
      <Form method="get" id={pointSearch} preventScrollReset />
      <Form method="post" className="form" noValidate>
        <input type="hidden" name="intent" value="delivery" />
        <ErrorSummary outcome={outcome} />
        {cart.shipping_refusal !== null && !outcome && <p className="message message-error">{ordering.noLongerThere}</p>}
        <p className="quiet">{ordering.buyingAs({ email })}</p>
        <Choices name="method" legend={ordering.method} outcome={outcome}>
          <Choice
            name="method"
            value="home"
            title={ordering.methodHome}
            text={<ParcelFacts guide={guide} fallback={ordering.methodHomeText} />}
            chosen={method}
            choose={setMethod}
          />
          {options?.methods.includes('pickup_point') && (
            <Choice
              name="method"
              value="pickup_point"
              title={ordering.methodPoint}
              text={
                <>
                  {ordering.methodPointText} {guide?.points && <ParcelFacts guide={guide} fallback="" />}
                </>
              }
              chosen={method}
              choose={setMethod}
            />
          )}
          <Choice
            name="method"
            value="store"
            title={ordering.methodStore}
            text={
              <>
                {ordering.methodStoreText} {soonest && <b className="promise">{ordering.storeFrom({ day: soonest })}</b>}
              </>
            }
            chosen={method}
            choose={setMethod}
          />
        </Choices>
        <section {...part('home')} aria-label={ordering.address}>
          {addresses.length > 0 && (
            <Choices name="address" legend={ordering.address} outcome={undefined}>
              {addresses.map((address) => (
                <Choice
                  key={address.pk}
                  name="address"
                  value={String(address.pk)}
                  title={address.name}
                  text={<Address address={address} />}
                  chosen={chosen}
                  choose={setChosen}
                />
              ))}
              <Choice name="address" value="" title={ordering.otherAddress} chosen={chosen} choose={setChosen} />
            </Choices>
          )}
          <div className="delivery-address" data-shown={chosen === '' ? '' : undefined}>
            <AddressFields
              outcome={outcome}
              countries={options?.countries ?? ['ES']}
              withRecipient
              initial={{ recipient: name, ...cart.delivery_address }}
            />
            <Field
              name="phone"
              type="tel"
              label={`${ordering.phone} (${checkout.optional})`}
              autoComplete="tel"
              hint={ordering.phoneHint}
              outcome={outcome}
              defaultValue={cart.delivery_address?.phone ?? user?.phone ?? ''}
            />
            {user && user.kind !== 'guest' && (
              <Check name="keep_address" outcome={outcome}>
                {ordering.keepAddress}
              </Check>
            )}
          </div>
        </section>
        {options?.methods.includes('pickup_point') && (
          <section {...part('pickup_point')} aria-label={ordering.point}>
            <PointChoice
              cart={cart}
              points={page.points}
              near={page.pointsNear}
              name={name}
              phone={user?.phone ?? ''}
              outcome={outcome}
            />
          </section>
        )}
        <section {...part('store')} aria-label={ordering.store}>
          <StoreChoice
            stores={options?.stores ?? []}
            promises={page.promises?.items ?? null}
            chosen={outcome?.values['store'] ?? cart.store_delivered}
            outcome={outcome}
          />
        </section>
        <p className="form-actions">
          <Submit>{ordering.toPayment}</Submit>
        </p>
      </Form>
    </>
  )
}
