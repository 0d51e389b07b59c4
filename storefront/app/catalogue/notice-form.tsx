import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useUser } from '../api/user.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { Check, ErrorSummary, Field, type FormOutcome } from '../ui/form.tsx'
import { LateAskedPerson } from '../visit/late-asked-person.tsx'
import type { NoticeAnswer } from './notice-work.ts'

/** What cannot be bought now but may come back. */
const mayComeBack = new Set(['out_of_stock', 'check_availability', 'coming_soon', 'temporarily_out'])
export const offersNotice = ({ display, buyable }: { display: string; buyable: boolean }): boolean =>
  !buyable && mayComeBack.has(display)

/** "Tell me when it is back", answered in its place; without scripts on a page of its own. */
export function NoticeForm({ product }: { product: number }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const fetcher = useFetcher<NoticeAnswer>()
  const answer = fetcher.data
  if (answer && 'message' in answer)
    return (
      <p className="message message-good" role="status">
        {answer.message}
      </p>
    )
  return (
    <details className="notice-form" open={answer ? true : undefined}>
      <summary>{catalogue.notice.open}</summary>
      <fetcher.Form method="post" action={pathTo('stock-notice', language)} className="form" data-person noValidate>
        <NoticeFields product={product} outcome={answer} busy={fetcher.state !== 'idle'}>
          <LateAskedPerson outcome={answer} scope="notice" />
        </NoticeFields>
      </fetcher.Form>
    </details>
  )
}

interface FieldsProps {
  product: number | string
  /** The volume that follows the product, instead of its copies. */
  volume?: boolean
  outcome: FormOutcome | undefined
  busy?: boolean
  /** What else is asked before sending. */
  children: ReactNode
}

export function NoticeFields({ product, volume = false, outcome, busy = false, children }: FieldsProps) {
  const language = useLanguage()
  const user = useUser()
  const { catalogue, newsletter } = useMessages()
  return (
    <>
      <ErrorSummary outcome={outcome} scope="notice" />
      <input type="hidden" name="product" value={product} />
      {volume && <input type="hidden" name="awaits" value="volume" />}
      <Field
        name="email"
        type="email"
        scope="notice"
        label={newsletter.email}
        autoComplete="email"
        maxLength={254}
        required
        {...(!volume && { hint: catalogue.notice.hint })}
        outcome={outcome}
        defaultValue={user?.email ?? ''}
      />
      <Check name="privacy_accepted" scope="notice" required outcome={outcome}>
        {newsletter.accept} <Link to={pathTo('privacy-policy', language)}>{newsletter.policy}</Link>
      </Check>
      {children}
      <p className="form-actions">
        <button type="submit" className="button button-quiet" disabled={busy}>
          {catalogue.notice.ask}
        </button>
      </p>
    </>
  )
}
