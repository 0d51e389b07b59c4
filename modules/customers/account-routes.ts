import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { changeData, changePassword, customerData } from './account.ts'
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
import { customerMessages } from './messages.ts'
import type { OnNewsletter } from './register.ts'
import type { Arrival } from './session.ts'

interface Deps {
  db: Pool
  arrival: (request: FastifyRequest) => Arrival
  onNewsletter: OnNewsletter | undefined
}

const Pk = z.object({ pk: z.coerce.number().int().positive() })

/** Data, password and addresses of the customer whose id and token come in the body (I-24, I-25, U-34). */
export const accountRoutes =
  ({ db, arrival, onNewsletter }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['customers']
    app.post('/customer/data/', { schema: { tags, body: Signed, response: { 200: CustomerData } } }, (request) =>
      customerData(db, request.body, arrival(request).now),
    )
    app.put('/customer/data/', { schema: { tags, body: ChangeData, response: { 200: DataSaved } } }, async (request) => {
      const session = await changeData(db, request.body, arrival(request), { onNewsletter })
      return { detail: customerMessages[request.language]['customer.data_saved'], session }
    })
    app.put('/customer/password/', { schema: { tags, body: ChangePassword, response: { 200: Done } } }, async (request) => {
      await changePassword(db, request.body, arrival(request))
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
      { schema: { tags, params: Pk, body: SaveAddress, response: { 200: Address } } },
      (request) => saveAddress(db, request.body, arrival(request).now, request.params.pk),
    )
    app.post(
      '/customer/address/delete/',
      { schema: { tags, body: DeleteAddress, response: { 200: AddressList } } },
      async (request) => ({ items: await deleteAddress(db, request.body, arrival(request).now) }),
    )
  }
