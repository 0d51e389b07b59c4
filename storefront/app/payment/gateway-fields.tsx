import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shownEuros } from '#kernel/figures.ts'
import type { PaymentStart } from '#modules/orders/order/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { loadStripe, type StripeElements, type StripeScript } from './load-stripe.ts'

type Fields = Extract<PaymentStart, { kind: 'element' }>
type Step = 'loading' | 'ready' | 'paying' | 'failed'

/** The gateway's own fields, in a frame it serves: what is typed there never passes through the shop. */
export function GatewayFields({ payment }: { payment: Fields }) {
  const language = useLanguage()
  const { checkout } = useMessages()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const later = (Math.round(payment.amount * 100) - Math.round(payment.chargedNow * 100)) / 100
  const inParts = later > 0 && payment.chargedNow > 0
  const { place, step, problem, pay, again } = useStripe(payment)
  return (
    <section className="gateway-fields" aria-labelledby="gateway-fields-title">
      <h2 id="gateway-fields-title" ref={title} tabIndex={-1}>
        {checkout.cardTitle}
      </h2>
      <p className="message no-js-only">{checkout.noScriptsCard}</p>
      <form onSubmit={pay} className="form js-only" aria-busy={step === 'loading' || step === 'paying'}>
        <p role="status" className="quiet">
          {step === 'loading' ? checkout.cardLoading : step === 'paying' ? checkout.cardPaying : checkout.cardHere}
        </p>
        <div ref={place} />
        {problem && (
          <p className="message message-error" role="alert">
            {problem}
          </p>
        )}
        <p className="form-actions">
          {step === 'failed' ? (
            <button type="button" className="button" onClick={again}>
              {checkout.cardAgain}
            </button>
          ) : (
            <button type="submit" className="button" disabled={step !== 'ready'}>
              {inParts
                ? checkout.cardPayInParts({ now: shownEuros(payment.chargedNow, language), later: shownEuros(later, language) })
                : checkout.cardPay({ amount: shownEuros(payment.amount, language) })}
            </button>
          )}
        </p>
      </form>
    </section>
  )
}

function useStripe({ script, publishableKey, clientSecret, returnUrl }: Fields) {
  const language = useLanguage()
  const { checkout } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<{ stripe: StripeScript; elements: StripeElements } | null>(null)
  const [step, setStep] = useState<Step>('loading')
  const [problem, setProblem] = useState<string | null>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads anew
  useEffect(() => {
    let left = false
    let fields: ReturnType<StripeElements['create']> | undefined
    const failed = () => {
      if (left) return
      setStep('failed')
      setProblem(checkout.cardFailed)
    }
    setStep('loading')
    setProblem(null)
    loadStripe(script, publishableKey, language)
      .then((stripe) => {
        if (left || !place.current) return
        const elements = stripe.elements({
          clientSecret,
          appearance: { theme: 'stripe', variables: { colorPrimary: '#1F3F8F' } },
        })
        opened.current = { stripe, elements }
        fields = elements.create('payment', { wallets: { applePay: 'auto', googlePay: 'auto' } })
        fields.on('ready', () => !left && setStep('ready'))
        fields.on('loaderror', failed)
        fields.mount(place.current)
      })
      .catch(failed)
    return () => {
      left = true
      fields?.destroy()
    }
  }, [script, publishableKey, clientSecret, language, round])

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!opened.current) return
    setStep('paying')
    setProblem(null)
    const { stripe, elements } = opened.current
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
    // Without an error the browser is on its way to the return address.
    if (!error) return
    setProblem(
      (error.type === 'card_error' || error.type === 'validation_error') && error.message ? error.message : checkout.cardRefused,
    )
    setStep('ready')
  }
  return { place, step, problem, pay, again: () => setRound((value) => value + 1) }
}
