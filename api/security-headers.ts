import type { FastifyInstance } from 'fastify'
import type { InlineParts } from './inline-parts.ts'

interface Policy {
  /** The shop's address: only where it is https may browsers be told to stay there. */
  publicUrl: string
  /** Lets the page talk to the server that renews it while it is worked on. */
  development?: boolean
  /** Addresses of the houses the shop is set up with: gateways, who counts visits. */
  others?: readonly Origins[]
  /** The page shows books: their pages, pictures and typefaces are unpacked in the browser. No script of theirs runs. */
  books?: boolean
}

/** What another house needs a page to be open to, in the words of a content security policy. */
export interface Origins {
  forms?: readonly string[]
  scripts?: readonly string[]
  frames?: readonly string[]
  calls?: readonly string[]
  pictures?: readonly string[]
}

/** What holds for every answer, whatever it is (D-13). */
export const generalHeaders = ({ publicUrl }: Pick<Policy, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** What is no page may load nothing, should a browser ever show it as one. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Gives every answer its headers; pages put their own policy in the place of the strictest. */
export function protectAnswers(app: FastifyInstance, policy: Policy) {
  const headers = { ...generalHeaders(policy), 'content-security-policy': nothing }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** Headers of every page (D-13). Of what stands in the page its own parts alone run; all else is open to the shop and to the other houses it is set up with. */
export function pageHeaders(own: InlineParts, policy: Policy): Record<string, string> {
  const named = (what: keyof Origins) => (policy.others ?? []).flatMap((other) => other[what] ?? [])
  const frames = policy.books ? ['blob:'] : named('frames')
  const unpacked = policy.books ? ['blob:'] : []
  return {
    ...generalHeaders(policy),
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...own.scripts, ...named('scripts')].join(' '),
      // Widths and colours that a page computes stand in attributes; browsers that do not tell them from sheets read the third line.
      // The sheets of a book stand in its pages, and how large its text is shown is one more.
      ["style-src-elem 'self'", ...(policy.development || policy.books ? ["'unsafe-inline'"] : own.styles), ...unpacked].join(
        ' ',
      ),
      "style-src-attr 'unsafe-inline'",
      ["style-src 'self' 'unsafe-inline'", ...unpacked].join(' '),
      ["img-src 'self' data:", ...named('pictures'), ...unpacked].join(' '),
      ["font-src 'self'", ...unpacked].join(' '),
      ...(policy.books ? ["media-src 'self' blob:"] : []),
      ["connect-src 'self'", ...(policy.development ? ['ws://localhost:*'] : []), ...named('calls')].join(' '),
      ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
      "frame-ancestors 'none'",
      "base-uri 'self'",
      "object-src 'none'",
      ["form-action 'self'", ...named('forms')].join(' '),
      "worker-src 'self' blob:",
    ].join('; '),
  }
}
