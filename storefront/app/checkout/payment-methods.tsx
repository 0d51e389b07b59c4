import { useMessages } from '../messages/messages.tsx'
import type { BuyPage } from './buy-work.ts'

/** How to pay, where there is a choice, and what will happen then. Fields of the gateway's own inside the page need scripts. */
export function MethodChoice({ methods }: Pick<BuyPage, 'methods'>) {
  const { checkout } = useMessages()
  const [first] = methods
  const names = { card: checkout.byCard, bizum: checkout.byBizum }
  const note = ({ method, needs_scripts }: BuyPage['methods'][number]) =>
    method === 'bizum' ? checkout.payNoteBizum : needs_scripts ? checkout.payNoteHere : checkout.payNote
  const needsScripts = methods.find((one) => one.needs_scripts)
  return (
    <>
      {methods.length > 1 ? (
        <fieldset className="choices">
          <legend className="field-label">{checkout.payBy}</legend>
          {methods.map((one) => (
            <label key={one.method} className="choice">
              <input type="radio" name="method_of_payment" value={one.method} defaultChecked={one === first} />
              <span>
                <strong>{names[one.method]}</strong>
                <span className="quiet">{note(one)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        first && (
          <>
            <input type="hidden" name="method_of_payment" value={first.method} />
            <p className="quiet">{note(first)}</p>
          </>
        )
      )}
      {needsScripts && <p className="message no-js-only">{checkout.noScriptsCard}</p>}
    </>
  )
}
