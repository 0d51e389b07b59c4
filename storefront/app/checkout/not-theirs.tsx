import { Link, useSearchParams } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Notice } from '../shell/notice.tsx'

/** An order's address opened without the session it was placed in: refused (P-05), with where the order can be seen. */
export function NotTheirs() {
  const language = useLanguage()
  const { account, checkout, shell } = useMessages()
  const number = useSearchParams()[0].get('order') ?? ''
  const to = number ? pathTo('private-order-detail', language, { number }) : pathTo('private-orders', language)
  return (
    <Notice title={shell.forbiddenTitle}>
      <title>{shell.forbiddenTitle}</title>
      <meta name="robots" content="noindex" />
      <p>{checkout.foreignText}</p>
      <p>
        <Link className="button button-quiet" to={`${pathTo('login', language)}?to=${encodeURIComponent(to)}`}>
          {account.login}
        </Link>
      </p>
    </Notice>
  )
}
