import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import { pathTo } from '#screens/addresses.ts'
import { CardName } from '../account/card-name.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { Check, type FormOutcome } from '../ui/form.tsx'
import { type BuyPage, keptCardChoice } from './buy-work.ts'

/** How to pay, where there is a choice, and what will happen then. Fields of the gateway's own inside the page need scripts. */
export function MethodChoice({
  methods,
  kept_cards,
  may_keep,
  terms,
  total,
  outcome,
}: Pick<BuyPage, 'methods' | 'kept_cards' | 'may_keep' | 'terms'> & { total: number; outcome: FormOutcome | undefined }) {
  const language = useLanguage()
  const { checkout } = useMessages()
  const { ordering } = usePrivateMessages()
  const [first] = methods
  const [lastUsed] = kept_cards
  const names = { card: ordering.byCard, bizum: ordering.byBizum, wallet: ordering.byWallet }
  const note = ({ method, needs_scripts }: BuyPage['methods'][number]) =>
    method === 'bizum'
      ? ordering.payNoteBizum
      : method === 'wallet'
        ? ordering.payNoteWallet
        : needs_scripts
          ? ordering.payNoteHere
          : ordering.payNote
  const needsScripts = methods.find((method) => method.needs_scripts)
  return (
    <>
      {methods.length > 1 || terms || kept_cards.length > 0 ? (
        <fieldset className="choices">
          <legend className="field-label">{ordering.payBy}</legend>
          {terms && <OnAccount terms={terms} total={total} />}
          {kept_cards.map((card) => (
            <label key={card.pk} className="choice">
              <input
                type="radio"
                name="method_of_payment"
                value={keptCardChoice(card.pk)}
                defaultChecked={!terms && card === lastUsed}
              />
              <span>
                <strong>
                  <CardName card={card} />
                </strong>
                <span className="quiet">{ordering.payNoteKept}</span>
              </span>
            </label>
          ))}
          {methods.map((method) => (
            <label key={method.method} className="choice">
              <input
                type="radio"
                name="method_of_payment"
                value={method.method}
                defaultChecked={!terms && !lastUsed && method === first}
              />
              <span>
                <strong>{method.method === 'card' && kept_cards.length > 0 ? ordering.otherCard : names[method.method]}</strong>
                <span className="quiet">{note(method)}</span>
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
      {kept_cards.length > 0 && (
        <p className="quiet">
          <Link to={pathTo('private-saved-cards', language)}>{ordering.toSavedCards}</Link>
        </p>
      )}
      {may_keep && (
        <div className="keep-card">
          <Check name="keep_card" outcome={outcome}>
            {ordering.keepCard}
            <span className="quiet keep-card-note">{ordering.keepCardNote}</span>
          </Check>
        </div>
      )}
      {needsScripts && <p className="message no-js-only">{checkout.noScriptsCard}</p>}
    </>
  )
}

/** By invoice, for libraries and businesses that agreed on it; what is missing of the credit is said before it is asked for. */
function OnAccount({ terms, total }: { terms: NonNullable<BuyPage['terms']>; total: number }) {
  const language = useLanguage()
  const { budgets } = usePrivateMessages()
  const left = terms.available_credit
  const missing = left === null ? 0 : total - left
  return (
    <label className="choice">
      <input type="radio" name="method_of_payment" value="account" defaultChecked={missing <= 0} disabled={missing > 0} />
      <span>
        <strong>{budgets.onAccount}</strong>
        <span className="quiet">
          {missing > 0
            ? budgets.creditMissing({ missing: shownEuros(missing, language) })
            : budgets.onAccountNote({ days: terms.payment_days, left: left === null ? null : shownEuros(left, language) })}
        </span>
      </span>
    </label>
  )
}
