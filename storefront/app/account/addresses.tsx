import { Form, Link, useLoaderData } from 'react-router'
import type { Address } from '#modules/people/customers/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { type AddressesContent, type AddressesOutcome, actOnAddresses, loadAddresses } from './address-work.ts'
import type { Inside } from './inside.ts'
import { PrivateScreen, Saved } from './private-screen.tsx'

export const loader = serverHandler(loadAddresses)
export const clientLoader = Object.assign(browserHandler(loadAddresses), { hydrate: true as const })
export const action = serverHandler(actOnAddresses)
export const clientAction = browserHandler(actOnAddresses)

export default function Addresses() {
  const page = useLoaderData() as Inside<AddressesContent>
  const outcome = useAnswer<AddressesOutcome>()
  const language = useLanguage()
  const { shell } = useMessages()
  const { area } = usePrivateMessages()
  const done = outcome && 'done' in outcome ? outcome.done : null
  return (
    <PrivateScreen page={page} title={area.addresses.title}>
      {({ items, saved }) => (
        <>
          {outcome && 'refusal' in outcome ? (
            <p className="message message-error" role="alert">
              {outcome.refusal ?? shell.failed}
            </p>
          ) : (
            <Saved text={done ? area.addresses[done] : saved ? area.addresses.saved : null} />
          )}
          {items.length === 0 ? (
            <p className="lead">{area.addresses.empty}</p>
          ) : (
            <Form method="post" action={pathTo('private-addresses', language)}>
              <ul className="addresses">
                {items.map((address) => (
                  <Saveable key={address.pk} address={address} />
                ))}
              </ul>
            </Form>
          )}
          <p>
            <Link className="button" to={pathTo('private-add-address', language)}>
              {area.addresses.add}
            </Link>
          </p>
        </>
      )}
    </PrivateScreen>
  )
}

function Saveable({ address }: { address: Address }) {
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const { pk, name } = address
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(address.country)
  const press = (intent: string, text: string, label?: string) => (
    <button type="submit" name="intent" value={`${intent}-${pk}`} className="text-button" aria-label={label}>
      {text}
    </button>
  )
  return (
    <li>
      <h2>{name}</h2>
      <p className="address-marks">
        {address.is_main && <span>{area.addresses.main}</span>}
        {address.is_billing && <span>{area.addresses.billing}</span>}
      </p>
      <address>
        {address.recipient !== name && (
          <>
            {address.recipient}
            <br />
          </>
        )}
        {address.street}
        {address.floor && `, ${address.floor}`}
        <br />
        {address.postcode} {address.city}
        <br />
        {address.region}
        {address.country !== 'ES' && ` · ${country}`}
        {address.phone && (
          <>
            <br />
            {address.phone}
          </>
        )}
      </address>
      <p className="address-acts">
        <Link to={pathTo('private-address-edit', language, { id: pk })} aria-label={area.addresses.editOne({ name })}>
          {area.addresses.edit}
        </Link>
        {!address.is_main && press('main', area.addresses.makeMain)}
        {!address.is_billing && press('billing', area.addresses.makeBilling)}
        {press('remove', area.addresses.remove, area.addresses.removeOne({ name }))}
      </p>
    </li>
  )
}
