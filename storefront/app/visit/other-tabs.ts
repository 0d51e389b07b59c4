import type { Session } from '#modules/people/customers/contract.ts'
import { currentUser, mayBeSignedInElsewhere, nobodyIsSignedInElsewhere } from '../api/user.ts'

const name = 'visit'
const question = 'who'
const asked = 'asked_other_tabs'
/** A tab that is open answers at once, but for one in the background of a slow telephone: it is waited for where somebody signed in. */
const waitMs = { signedIn: 2_000, nobody: 150 }

/** Answers new tabs of the same browser who is signed in here. */
export function answerOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    const user = currentUser()
    if (data === question && user) channel.postMessage(user)
  })
}

/**
 * Who is signed in in another tab of this browser, asked once a tab (K-38). The session stays in session storage, as the specification
 * wants it: it ends with the last tab, and a browser opened anew signs in again.
 */
export async function askOtherTabs(): Promise<Session | null> {
  if (!('BroadcastChannel' in globalThis) || sessionStorage.getItem(asked)) return null
  sessionStorage.setItem(asked, '1')
  const channel = new BroadcastChannel(name)
  const answer = await new Promise<unknown>((resolve) => {
    channel.addEventListener('message', ({ data }) => data !== question && resolve(data))
    setTimeout(resolve, mayBeSignedInElsewhere() ? waitMs.signedIn : waitMs.nobody, null)
    channel.postMessage(question)
  })
  channel.close()
  const user = answer as Session | null
  if (user?.id && user.token) return user
  nobodyIsSignedInElsewhere()
  return null
}
