import { Link, useSearchParams } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { MessagePage } from '../ui/message-page.tsx'
import { Title } from '../ui/title.tsx'

/**
 * An order's address opened without the session it was placed in: refused (P-05), with where the order can be seen. The address of no
 * order says that there is none, and leads to the basket.
 */
export function NotTheirs() {
  const language = useLanguage()
  const { account, shell } = useMessages()
  const { ordering } = usePrivateMessages()
  const inShop = useShopPath()
  const number = useSearchParams()[0].get('order') ?? ''
  const to = number ? pathTo('private-order-detail', language, { number }) : pathTo('private-orders', language)
  const title = number ? shell.forbiddenTitle : ordering.noOrderTitle
  return (
    <MessagePage title={title}>
      <Title text={title} />
      <p>{ordering.foreignText}</p>
      <p>
        <Link className="button button-quiet" to={`${pathTo('login', language)}?to=${encodeURIComponent(to)}`}>
          {account.login}
        </Link>
      </p>
      {!number && (
        <p>
          <Link to={stepTo('basket', { inShop, language })}>{ordering.toBasket}</Link>
        </p>
      )}
    </MessagePage>
  )
}
