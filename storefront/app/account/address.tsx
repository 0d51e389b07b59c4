import { Form, Link, useLoaderData, useParams } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Check, ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { AddressFields } from './address-fields.tsx'
import { type AddressContent, loadAddress, saveAddress } from './address-work.ts'
import type { Inside } from './inside.ts'
import { PrivateScreen } from './private-screen.tsx'

export const loader = serverHandler(loadAddress)
export const clientLoader = Object.assign(browserHandler(loadAddress), { hydrate: true as const })
export const action = serverHandler(saveAddress)
export const clientAction = browserHandler(saveAddress)

/** Adds an address or changes one (U-22). A mark that the address has passes to another only when that one is given it. */
export default function EditAddress() {
  const page = useLoaderData() as Inside<AddressContent>
  const outcome = useAnswer<FormOutcome>()
  const language = useLanguage()
  const { area } = usePrivateMessages()
  const title = useParams()['id'] === undefined ? area.addresses.addTitle : area.addresses.editTitle
  return (
    <PrivateScreen page={page} title={title}>
      {({ address, countries }) => (
        <>
          <Form method="post" className="form" noValidate>
            <ErrorSummary outcome={outcome} />
            <Field
              name="name"
              label={area.addresses.saveAs}
              hint={area.addresses.saveAsHint}
              outcome={outcome}
              defaultValue={address?.name}
            />
            <AddressFields outcome={outcome} countries={countries} withRecipient initial={{ ...texts(address) }} />
            <Field
              name="phone"
              type="tel"
              label={area.addresses.phone}
              autoComplete="tel"
              outcome={outcome}
              defaultValue={address?.phone ?? ''}
            />
            {address?.is_main ? (
              <p className="quiet">{area.addresses.main}</p>
            ) : (
              <Check name="is_main" outcome={outcome}>
                {area.addresses.isMain}
              </Check>
            )}
            {address?.is_billing ? (
              <p className="quiet">{area.addresses.billing}</p>
            ) : (
              <Check name="is_billing" outcome={outcome}>
                {area.addresses.isBilling}
              </Check>
            )}
            <p className="form-actions">
              <Submit>{area.addresses.save}</Submit>
            </p>
          </Form>
          <p className="order-back">
            <Link to={pathTo('private-addresses', language)}>{area.addresses.back}</Link>
          </p>
        </>
      )}
    </PrivateScreen>
  )
}

const texts = (address: AddressContent['address']) => {
  if (!address) return {}
  const { recipient, street, floor, postcode, city, region, country } = address
  return { recipient, street, floor, postcode, city, region, country }
}
