import { type Config, readConfig } from '#api/config.ts'
import type { Pool } from '#kernel/db.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { givenStore, type TestShop } from './shop.ts'

const secret = 'a secret that only shops of fault tests use'
/** Where the shop says it is, whatever port its process has: a new process goes on where the old one ended. */
const publicUrl = 'http://shop.example'
let calls = 0

/** A shop in a process of its own that tests use as `withShop` does, and may kill and open again on the same database. */
export interface FarShop extends TestShop {
  /** Where it really listens. */
  readonly url: string
  open: (environment?: Record<string, string>) => Promise<void>
  kill: () => Promise<void>
  close: () => Promise<void>
}

export function farShop(database: { readonly sql: Pool; readonly url: string }): FarShop {
  const config: Config = readConfig({ NODE_ENV: 'test', SECRET: secret, PUBLIC_URL: publicUrl })
  let running: RunningShop | undefined
  const address = () => {
    calls += 1
    return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
  }
  const send = async (
    method: string,
    place: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string },
  ) => {
    const answer = await fetch(`${running?.url}${place.replace(publicUrl, '')}`, {
      method,
      redirect: 'manual',
      headers: { 'x-forwarded-for': address(), ...headers },
      ...(body === undefined ? {} : { body }),
    })
    return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), payload: await answer.text() }
  }
  return {
    config,
    get url() {
      return running?.url ?? ''
    },
    get sql() {
      return database.sql
    },
    // Only what the steps of a purchase use.
    app: {
      inject: ({ url, method = 'GET', headers, payload }: { url: string; method?: string; headers?: object; payload?: string }) =>
        send(method, url, { headers: headers as Record<string, string>, ...(payload !== undefined && { body: payload }) }),
    } as unknown as TestShop['app'],
    async call(method, place, body, language = 'en') {
      const { statusCode, payload } = await send(
        method,
        `/api${place}${place.includes('?') ? '&' : '?'}store=T013&lang=${language}`,
        {
          headers: {
            authorization: `Bearer ${await anonymousToken(secret)}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
      )
      return { status: statusCode, body: payload ? JSON.parse(payload) : null }
    },
    async open(environment = {}) {
      await database.sql`insert into storefront (code) values ('T013') on conflict do nothing`
      await givenStore(database.sql, 'T013')
      running = await openShop({
        environment: {
          DATABASE_URL: database.url,
          SECRET: secret,
          PUBLIC_URL: publicUrl,
          DEMO_CATALOGUE: 'false',
          PAGES: 'false',
          ...environment,
        },
      })
    },
    kill: () => running!.kill(),
    close: async () => running?.stop(),
  }
}
