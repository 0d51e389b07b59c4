import type { Cart } from '#modules/buying/cart/contract.ts'
import type { PickupPoint } from '#modules/buying/shipping/contract.ts'
import { useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Field, type FormOutcome } from '../ui/form.tsx'
import { Choice, Choices } from './choice.tsx'

/** The form that looks for counters; its field and button stand inside the delivery form and belong to this one. */
export const pointSearch = 'find-points'

interface Props {
  cart: Cart
  points: readonly PickupPoint[]
  near: string
  name: string
  phone: string
  outcome: FormOutcome | undefined
}

/** A carrier's counter near a postcode, and who collects there (P-08). */
export function PointChoice({ cart, points, near, name, phone, outcome }: Props) {
  const { checkout } = useMessages()
  const { ordering } = usePrivateMessages()
  const picked = outcome?.values['point'] ?? String(cart.pickup_point?.pk ?? '')
  return (
    <>
      <div className="point-search">
        <Field
          key={near}
          name="points"
          form={pointSearch}
          label={ordering.pointPostcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          defaultValue={near}
        />
        <button type="submit" form={pointSearch} className="button button-quiet">
          {ordering.findPoints}
        </button>
      </div>
      {near !== '' && points.length === 0 && (
        <p className="message" role="status">
          {ordering.noPoints}
        </p>
      )}
      {points.length > 0 && (
        <Choices name="point" legend={ordering.point} outcome={outcome}>
          {points.map((point) => (
            <Choice
              key={point.pk}
              name="point"
              value={String(point.pk)}
              title={point.name}
              text={
                <>
                  {point.address}, {point.postcode} {point.city}
                  <br />
                  {point.opening}
                </>
              }
              chosen={picked}
            />
          ))}
        </Choices>
      )}
      <div className="form-columns">
        <Field
          name="point_recipient"
          label={ordering.pointRecipient}
          autoComplete="name"
          outcome={outcome}
          defaultValue={cart.pickup_point?.recipient ?? name}
        />
        <Field
          name="point_phone"
          type="tel"
          label={`${ordering.phone} (${checkout.optional})`}
          autoComplete="tel"
          hint={ordering.pointPhoneHint}
          outcome={outcome}
          defaultValue={cart.pickup_point?.phone ?? phone}
        />
      </div>
    </>
  )
}
