import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Milliseconds after its answer in which the same form of the same visitor is the second half of a double press. */
const halfMs = 1_000

/** A form that was sent, and who sent it. */
export interface Press {
  form: string
  visitors: readonly string[]
  /** Whether nobody else could have sent it: a cookie names them, or it holds what they alone know. */
  sure: boolean
}

const named = /^((?:session|cart_id\w*)=[^;\s]+)/
const visitorsIn = (cookies: readonly string[]) => cookies.flatMap((cookie) => named.exec(cookie)?.[1] ?? [])
/** A password, or the key or question that one page alone was drawn with. */
const ownField = /(?:^|&|name=")(?:\w*password|captcha_question|key)\b/

/** The press that a form came of. Browsers draw the line between the parts of a form anew each time. */
export function pressOf({ url, headers, ip, body }: Pick<FastifyRequest, 'url' | 'headers' | 'ip' | 'body'>): Press {
  const [, line] = /boundary="?([^";\s]+)/.exec(headers['content-type'] ?? '') ?? []
  const sent = Buffer.isBuffer(body) ? body.toString('latin1') : ''
  const fields = line ? sent.replaceAll(line, '') : sent
  const known = visitorsIn((headers.cookie ?? '').split(/;\s*/))
  return {
    form: hash('sha256', `${url}\n${fields}`),
    visitors: known.length > 0 ? known : [`${ip} ${headers['user-agent']}`],
    sure: known.length > 0 || ownField.test(fields),
  }
}

/** What a form was answered, and the mark under which the parts of that page run. */
export interface Answered {
  response: Response
  nonce: string
}

interface Half {
  form: string
  answer: Promise<Answered>
}

/** The answer for one more reader. */
const again = ({ response, nonce }: Answered): Answered => ({ response: response.clone(), nonce })

/**
 * The last press of each visitor, so that a button pressed twice before scripts come, or where none do, acts once: a browser sends the form
 * twice and shows the second answer alone, which would say that what had just been done cannot be done. Both halves get the answer to the first.
 */
export class Presses {
  readonly #last = new Map<string, Half>()

  /** What a press is answered: by `act`, unless it is the second half of another. */
  async answered({ form, visitors, sure }: Press, act: () => Promise<Answered>): Promise<Answered> {
    const before = visitors.map((visitor) => this.#last.get(visitor)).find((half) => half?.form === form)
    if (before) {
      const first = await before.answer.catch(() => null)
      // Cookies that a stranger was given are for nobody who only sent the same from the same place.
      if (first && (sure || first.response.headers.getSetCookie().length === 0)) return again(first)
    }
    const half = { form, answer: act() }
    for (const visitor of visitors) this.#last.set(visitor, half)
    const forget = (known: readonly string[]) => {
      for (const visitor of known) if (this.#last.get(visitor) === half) this.#last.delete(visitor)
    }
    try {
      const answer = await half.answer
      const { status, headers } = answer.response
      const now = visitorsIn(headers.getSetCookie())
      for (const visitor of now) this.#last.set(visitor, half)
      if (status >= 500) forget([...visitors, ...now])
      else setTimeout(forget, halfMs, [...visitors, ...now]).unref()
      return again(answer)
    } catch (error) {
      forget(visitors)
      throw error
    }
  }
}
