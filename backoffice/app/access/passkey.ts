import type { Answer } from '../api/calls.ts'

type Options = Answer<'POST /login/passkey/options/'>

/** Has the browser ask its holder for a passkey; null when they did not want to, or it cannot. */
export async function signWithPasskey(options: Options) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as never }).then(sent, () => null)
}

/** Has the browser make a passkey; null when its holder did not want to, or it cannot. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as never }).then(sent, () => null)
}

/** What of it the shop looks at. */
const sent = ({ id, rawId, type, response }: { id: string; rawId: string; type: string; response: object }) => ({
  id,
  rawId,
  type: type as 'public-key',
  response: response as Record<string, unknown>,
})

export const canPasskey = (): boolean => typeof window.PublicKeyCredential === 'function'
