import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { fallbackLanguage } from '#kernel/language.ts'
import { Home } from '#modules/editorial/content/contract.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import type { Config } from './config.ts'
import { ownReadHeaders, serverApi } from './server-api.ts'

/** Widths that phones and desktops ask for first. */
const widths = /-(240|480|960)\.avif$/
/** One picture after another, so that visitors who are here already come first. */
const pauseMs = 20

/** Draws the pictures of the home page before its first visitor asks for them; what is drawn already costs a look at the disk. */
export async function warmPictures(app: FastifyInstance, config: Config): Promise<void> {
  const api = serverApi(app, fallbackLanguage, {
    store: config.STORE_CODE,
    accessToken: () => anonymousToken(config.SECRET),
    address: '127.0.0.1',
  })
  const home = await api.get(Home, '/home/')
  for (const address of new Set(JSON.stringify(home).match(/\/media\/[^\s",]+/g)))
    if (widths.test(address)) {
      await app.inject({ url: address, headers: ownReadHeaders })
      await setTimeout(pauseMs)
    }
}
