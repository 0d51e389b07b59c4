import { usePrivateMessages } from '../messages/messages.tsx'
import type { CodeQueue } from './code-queue.ts'

/** The codes that wait for their answer, and those that need a decision. */
export function QueuedCodes({ queue: { codes, retry, takeAnyway, drop } }: { queue: CodeQueue }) {
  const { desk } = usePrivateMessages()
  const open = codes.filter(({ state }) => state !== 'failed')
  const failed = codes.filter(({ state }) => state === 'failed')
  return (
    <>
      {open.length > 0 && (
        <p className="queued" data-waiting={open.length}>
          {desk.queued({ count: open.length })} <span className="quiet">{open.map(({ code }) => code).join(' · ')}</span>
        </p>
      )}
      <div role="alert" className="queued-failed">
        <ul>
          {failed.map(({ id, code, failed: why, ask }) => (
            <li key={id}>
              <strong>{code}</strong> <span>{why ?? desk.unanswered}</span>{' '}
              {ask ? (
                <button type="button" className="text-button" onClick={() => takeAnyway(id)}>
                  {desk.takeAnyway}
                  <span className="visually-hidden"> {code}</span>
                </button>
              ) : (
                <button type="button" className="text-button" onClick={() => retry(id)}>
                  {desk.retryCode}
                  <span className="visually-hidden"> {code}</span>
                </button>
              )}{' '}
              <button type="button" className="text-button" onClick={() => drop(id)}>
                {desk.dropCode}
                <span className="visually-hidden"> {code}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
