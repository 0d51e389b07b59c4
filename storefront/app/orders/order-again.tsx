import { Form, Link } from 'react-router'
import type { OrderedAgain } from '#modules/libraries/reorder/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Submit } from '../ui/form.tsx'
import { Price } from '../ui/price.tsx'
import { useAnswer } from '../visit/use-answer.ts'
import type { AgainOutcome } from './order-acts.ts'

/** Orders an old order once more, and says what of it could not be had. */
export function OrderAgain() {
  const { again: words } = usePrivateMessages()
  const outcome = useAnswer<AgainOutcome | object>()
  const done = outcome && 'again' in outcome ? outcome : null
  return (
    <section className="order-again" aria-labelledby="again">
      <h2 id="again" className="ledger-title">
        {words.title}
      </h2>
      {done?.again ? (
        <Outcome again={done.again} />
      ) : (
        <Form method="post" preventScrollReset>
          {done && (
            <p className="message message-error" role="alert">
              {words.failed} {done.refusal}
            </p>
          )}
          <p className="quiet">{words.text}</p>
          <Submit intent="again" quiet>
            {words.button}
          </Submit>
        </Form>
      )}
    </section>
  )
}

function Outcome({ again }: { again: OrderedAgain }) {
  const language = useLanguage()
  const { again: words } = usePrivateMessages()
  return (
    <div role="status">
      {again.added.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <div className="message message-good">
          <p>{again.into === 'cart' ? words.addedCart : words.addedList}</p>
          <ul>
            {again.added.map((item) => (
              <li key={item.title}>{words.copies(item)}</li>
            ))}
          </ul>
          <p>
            {again.into === 'cart' ? (
              <Link to={pathTo('basket', language)}>{words.toCart}</Link>
            ) : (
              again.list !== null && <Link to={pathTo('private-list-detail', language, { id: again.list })}>{words.toList}</Link>
            )}
          </p>
        </div>
      )}
      {again.missing.length > 0 && (
        <>
          <h3>{words.missing}</h3>
          <ul className="order-records">
            {again.missing.map((item) => (
              <li key={item.title}>
                {item.quantity} × {item.title}
                {item.editions.length > 0 && (
                  <span className="quiet">
                    {words.editions}{' '}
                    {item.editions.map((edition) => (
                      <span key={edition.product}>
                        <Link to={edition.href}>{edition.title}</Link>
                        {edition.price !== null && (
                          <>
                            {' '}
                            <Price euros={edition.price} />
                          </>
                        )}{' '}
                      </span>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
