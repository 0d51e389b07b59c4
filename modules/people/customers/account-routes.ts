import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { changeData, changePassword, customerData } from './account.ts'
import { AccountSessions, AddressPk, AskEmailLetter, ConfirmEmail, EmailConfirmed, EndSession } from './account-contract.ts'
import { deleteAddress, listAddresses, saveAddress } from './addresses.ts'
import {
  Address,
  AddressList,
  ChangeData,
  ChangePassword,
  CustomerData,
  DataSaved,
  DeleteAddress,
  Done,
  SaveAddress,
  Signed,
} from './contract.ts'
import { confirmAgain, confirmEmail } from './email-link.ts'
import type { Hooks } from './hooks.ts'
import { customerMessages } from './messages.ts'
import type { Arrival } from './session.ts'
import { closeSessions, listSessions } from './sessions.ts'

interface Deps {
  db: Pool
  arrival: (request: FastifyRequest) => Arrival
  senders: Senders
  staffLanguage: Language
  hooks: Hooks
}

const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

/** Data, password and addresses of the customer whose id and token come in the body (I-24, I-25, U-34). */
export const accountRoutes =
  ({ db, arrival, senders, staffLanguage, hooks }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['customers']
    app.post('/customer/data/', { schema: { tags, body: Signed, response: { 200: CustomerData } } }, (request) =>
      customerData(db, request.body, arrival(request).now),
    )
    app.put('/customer/data/', { schema: { tags, body: ChangeData, response: { 200: DataSaved } } }, async (request) => {
      const { rests, ...saved } = await changeData(db, request.body, arrival(request), { ...hooks, senders, staffLanguage })
      return { detail: customerMessages[request.language][rests ? 'customer.data_to_check' : 'customer.data_saved'], ...saved }
    })
    app.post(
      '/customer/email/confirm/',
      { schema: { tags, body: ConfirmEmail, response: { 200: EmailConfirmed } }, config: perMinute(20) },
      async (request) => {
        const proved = await confirmEmail(db, request.body, arrival(request), hooks)
        return { detail: customerMessages[request.language]['customer.email_confirmed_now'], ...proved }
      },
    )
    app.post('/customer/email/letter/', { schema: { tags, body: AskEmailLetter, response: { 200: Done } } }, async (request) => {
      await confirmAgain(db, request.body, arrival(request), senders)
      return { detail: customerMessages[request.language]['customer.email_letter_sent'] }
    })
    app.post('/customer/session/list/', { schema: { tags, body: Signed, response: { 200: AccountSessions } } }, (request) =>
      listSessions(db, request.body, arrival(request).now),
    )
    app.post('/customer/session/end/', { schema: { tags, body: EndSession, response: { 200: Done } } }, async (request) => {
      await closeSessions(db, request.body, arrival(request).now)
      return { detail: customerMessages[request.language]['customer.session_ended'] }
    })
    app.put('/customer/password/', { schema: { tags, body: ChangePassword, response: { 200: Done } } }, async (request) => {
      await changePassword(db, request.body, arrival(request), { senders })
      return { detail: customerMessages[request.language]['customer.password_changed'] }
    })
    app.post('/customer/address/list/', { schema: { tags, body: Signed, response: { 200: AddressList } } }, async (request) => ({
      items: await listAddresses(db, request.body, arrival(request).now),
    }))
    app.post('/customer/address/', { schema: { tags, body: SaveAddress, response: { 201: Address } } }, async (request, reply) =>
      reply.code(201).send(await saveAddress(db, request.body, arrival(request).now)),
    )
    app.put(
      '/customer/address/:pk/',
      { schema: { tags, params: AddressPk, body: SaveAddress, response: { 200: Address } } },
      (request) => saveAddress(db, request.body, arrival(request).now, request.params.pk),
    )
    app.post(
      '/customer/address/delete/',
      { schema: { tags, body: DeleteAddress, response: { 200: AddressList } } },
      async (request) => ({ items: await deleteAddress(db, request.body, arrival(request).now) }),
    )
  }
