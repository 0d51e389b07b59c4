import { shownEuros, shownPercent } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { ExplainedStep } from '#modules/goods/pricing/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'

/** Steps whose amount belongs to the sum; the others only say why. */
const adding: readonly ExplainedStep['step'][] = [
  'price',
  'net',
  'reduction',
  'terms',
  'promotion',
  'coupon',
  'bonus',
  'shipping',
  'surcharge',
]

interface Explained {
  explanation: readonly ExplainedStep[]
  /** What each product is called. */
  titles: ReadonlyMap<number, string>
  total: number
}

/** Opens every cent of a total: the steps of each product, then those of the whole; orders keep theirs as they were placed. */
export function WhyThisTotal({ explanation, titles, total }: Explained) {
  const language = useLanguage()
  const { cart, why } = useMessages()
  if (explanation.length === 0) return null
  const products = [...new Set(explanation.map((step) => step.product))].toSorted(
    (a, b) => Number(a === null) - Number(b === null),
  )
  return (
    <details className="why">
      <summary>{why.title}</summary>
      {products.map((product) => (
        <section key={product ?? 'whole'} className="why-part">
          <h3>{product === null ? why.whole : (titles.get(product) ?? '')}</h3>
          <ul>
            {explanation
              .filter((step) => step.product === product)
              .map((step, index) => (
                <Step key={index} step={step} />
              ))}
          </ul>
        </section>
      ))}
      <p className="why-total">
        <span>{cart.total}</span> <span>{shownEuros(total, language)}</span>
      </p>
    </details>
  )
}

function Step({ step }: { step: ExplainedStep }) {
  const language = useLanguage()
  const { why } = useMessages()
  const { amount, from, quantity, percent, name } = step
  const adds = adding.includes(step.step)
  const key = wordsOf(step)
  const words = why[key]({
    amount: shownEuros(amount, language),
    from: shownEuros(from ?? 0, language),
    quantity: quantity ?? 1,
    percent: shownPercent(percent ?? 0, language),
    name: name ?? '',
  })
  return (
    <li className={adds ? 'why-step' : 'why-step quiet'}>
      <span>{words}</span>
      {adds && <span className="why-amount">{signed(amount, language)}</span>}
    </li>
  )
}

/** What has a percentage says so, and what has none does not say 0 %. */
function wordsOf({ step, percent }: ExplainedStep) {
  if (step === 'coupon' && percent !== null) return 'couponPercent'
  if (step === 'promotion' && percent === null) return 'promotionWhole'
  return step === 'vat' && percent === 0 ? 'vatNone' : step
}

/** What is taken off carries a true minus sign. */
const signed = (euros: number, language: Language): string =>
  euros < 0 ? `−${shownEuros(-euros, language)}` : shownEuros(euros, language)
