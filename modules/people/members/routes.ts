import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pool } from '#kernel/db.ts'
import { deviceOf } from '#modules/people/access/device.ts'
import { Session } from '#modules/people/customers/contract.ts'
import type { Hooks } from '#modules/people/customers/hooks.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import {
  AcceptInvitation,
  ChangeMember,
  Invitation,
  Invite,
  ListMembers,
  MemberList,
  MemberPk,
  MembersChanged,
  ShowInvitation,
} from './contract.ts'
import { joinAccount, showInvitation } from './join.ts'
import { changeMember, inviteAgain, inviteMember, leaveAccount, listMembers } from './members.ts'
import { memberMessages } from './messages.ts'

interface Deps extends Hooks {
  db: Pool
  senders: Senders
  clock?: () => Date
}

const fewPerMinute = { rateLimit: { max: 60, timeWindow: 60_000 } }

/** The people of a library's or business's account, and what whoever is invited answers (U-18). */
export const memberRoutes =
  ({ db, senders, clock = () => new Date(), ...hooks }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['members']
    const changed = { tags, response: { 200: MembersChanged } }
    const sending = ({ language }: FastifyRequest) => ({ senders, language, now: clock() })
    const said = ({ language }: FastifyRequest, code: keyof (typeof memberMessages)['en'], list: MemberList) => ({
      ...list,
      detail: memberMessages[language][code],
    })

    app.post('/members/', { schema: { tags, body: ListMembers, response: { 200: MemberList } } }, ({ body }) =>
      listMembers(db, body, clock()),
    )
    app.post('/members/invite/', { schema: { ...changed, body: Invite }, config: fewPerMinute }, async (request) =>
      said(request, 'members.invited', await inviteMember(db, request.body, sending(request))),
    )
    app.put('/members/:pk/', { schema: { ...changed, params: MemberPk, body: ChangeMember } }, async (request) =>
      said(request, 'members.changed', await changeMember(db, request.params.pk, request.body, clock())),
    )
    app.post(
      '/members/:pk/invite/',
      { schema: { ...changed, params: MemberPk, body: ListMembers }, config: fewPerMinute },
      async (request) =>
        said(request, 'members.invited', await inviteAgain(db, request.params.pk, request.body, sending(request))),
    )
    app.post('/members/:pk/close/', { schema: { ...changed, params: MemberPk, body: ListMembers } }, async (request) =>
      said(request, 'members.closed', await leaveAccount(db, request.params.pk, request.body, clock())),
    )
    app.post(
      '/members/invitation/',
      { schema: { tags, body: ShowInvitation, response: { 200: Invitation } }, config: fewPerMinute },
      ({ body }) => showInvitation(db, body.token, clock()),
    )
    app.post(
      '/members/invitation/accept/',
      { schema: { tags, body: AcceptInvitation, response: { 201: Session } }, config: fewPerMinute },
      async (request, reply) => {
        const { language, ip, headers } = request
        const arrival = { now: clock(), language, address: ip || null, device: deviceOf(headers['user-agent']) }
        return reply.code(201).send(await joinAccount(db, request.body, arrival, { ...hooks, senders }))
      },
    )
  }
