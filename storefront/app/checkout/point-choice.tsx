import type { Cart } from '#modules/buying/cart/contract.ts'
import type { PickupPoint } from '#modules/buying/shipping/contract.ts'
import { useMessages } from '../messages/messages.tsx'
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
  const picked = outcome?.values['point'] ?? String(cart.pickup_point?.pk ?? '')
  return (
    <>
      <div className="point-search">
        <Field
          key={near}
          name="points"
          form={pointSearch}
          label={checkout.pointPostcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          defaultValue={near}
        />
        <button type="submit" form={pointSearch} className="button button-quiet">
          {checkout.findPoints}
        </button>
      </div>
      {near !== '' && points.length === 0 && (
        <p className="message" role="status">
          {checkout.noPoints}
        </p>
      )}
      {points.length > 0 && (
        <Choices name="point" legend={checkout.point} outcome={outcome}>
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
          label={checkout.pointRecipient}
          autoComplete="name"
          outcome={outcome}
          defaultValue={cart.pickup_point?.recipient ?? name}
        />
        <Field
          name="point_phone"
          type="tel"
          label={`${checkout.phone} (${checkout.optional})`}
          autoComplete="tel"
          hint={checkout.pointPhoneHint}
          outcome={outcome}
          defaultValue={cart.pickup_point?.phone ?? phone}
        />
      </div>
    </>
  )
}
