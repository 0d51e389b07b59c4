import type { RouteOptions } from 'fastify'
import type { z } from 'zod'
import { buildApp } from '#api/app.ts'
import type { Action } from '#modules/people/staff/grants.ts'
import type { TestShop } from './shop.ts'

export interface StaffRoute {
  /** 'PUT /orders/:number/', as the contracts name it. */
  name: string
  method: string
  path: string
  /** None where who works here is not asked first: the door itself. */
  action: Action | undefined
  params: z.ZodType | undefined
  query: z.ZodType | undefined
  body: z.ZodType | undefined
  answer: z.ZodType | undefined
}

/** Every call of the staff, as it is registered: no list that somebody may forget to lengthen. */
export async function staffRoutesOf(shop: TestShop): Promise<StaffRoute[]> {
  const routes: StaffRoute[] = []
  const onRoute = ({ method, url, schema, config }: RouteOptions) => {
    if (!url.startsWith('/api/staff/')) return
    const { params, querystring, body, response } = (schema ?? {}) as Record<string, z.ZodType | undefined>
    for (const one of [method].flat()) {
      if (one === 'HEAD' || one === 'OPTIONS') continue
      const path = url.slice('/api/staff'.length)
      const answer = (response as unknown as Record<string, z.ZodType> | undefined)?.['200']
      routes.push({
        name: `${one} ${path}`,
        method: one,
        path,
        action: config?.staffAction,
        params,
        query: querystring,
        body,
        answer,
      })
    }
  }
  await (await buildApp({ config: shop.config, db: shop.sql, onRoute })).close()
  return routes
}
