import { Link } from 'react-router'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'

const steps = ['cart', 'shipping', 'payment', 'done'] as const

/** Where the purchase stands; what lies behind can be gone back to (P-02). */
export function Progress({ step }: { step: (typeof steps)[number] }) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { checkout } = useMessages()
  const here = steps.indexOf(step)
  const back: Partial<Record<(typeof steps)[number], string>> = {
    cart: stepTo('basket', { inShop, language }),
    shipping: stepTo('basket-buy', { inShop, language }),
  }
  return (
    <nav className="progress" aria-label={checkout.progress}>
      <ol>
        {steps.map((value, index) => {
          const href = index < here && step !== 'done' ? back[value] : undefined
          return (
            <li key={value} aria-current={index === here ? 'step' : undefined} data-passed={index < here ? '' : undefined}>
              {href ? <Link to={href}>{checkout.steps[value]}</Link> : <span>{checkout.steps[value]}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
