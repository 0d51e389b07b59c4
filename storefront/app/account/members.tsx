import { Form, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { Member, MemberList } from '#modules/people/members/contract.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, type FormOutcome, Submit } from '../ui/form.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import type { Inside } from './inside.ts'
import { actOnMembers, loadMembers, type MembersOutcome } from './member-work.ts'
import { PrivateScreen, Saved } from './private-screen.tsx'

export const loader = serverHandler(loadMembers)
export const clientLoader = Object.assign(browserHandler(loadMembers), { hydrate: true as const })
export const action = serverHandler(actOnMembers)
export const clientAction = browserHandler(actOnMembers)

export default function Members() {
  const page = useLoaderData() as Inside<MemberList>
  const answer = useAnswer<MembersOutcome>()
  const { members } = usePrivateMessages()
  const said = answer && 'message' in answer ? answer.message : null
  const refused = answer && !('message' in answer) ? answer : undefined
  return (
    <PrivateScreen page={page} title={members.title}>
      {({ items, left }) => {
        const inside = items.filter(({ state }) => state !== 'closed')
        const gone = items.filter(({ state }) => state === 'closed')
        return (
          <div className="members-page">
            <p className="lead">{members.intro}</p>
            <Saved text={said} />
            {inside.length > 0 && (
              <ul className="members">
                {inside.map((member) => (
                  <Row key={member.pk} member={member} outcome={refused?.form === member.pk ? refused : undefined} />
                ))}
              </ul>
            )}
            <h2>{members.invite}</h2>
            {left > 0 ? (
              <Form method="post" className="form narrow-form" noValidate key={said}>
                <ErrorSummary outcome={refused?.form === 'invite' ? refused : undefined} />
                <Field
                  name="email"
                  type="email"
                  label={members.email}
                  autoComplete="off"
                  required
                  outcome={refused?.form === 'invite' ? refused : undefined}
                />
                <Powers outcome={refused?.form === 'invite' ? refused : undefined} />
                <p className="form-actions">
                  <Submit intent="invite">{members.send}</Submit>
                </p>
                <p className="quiet">{members.left({ count: left })}</p>
              </Form>
            ) : (
              <p>{members.full}</p>
            )}
            {gone.length > 0 && (
              <>
                <h2>{members.gone}</h2>
                <ul className="members members-gone">
                  {gone.map((member) => (
                    <li key={member.pk}>
                      <p>
                        {member.name} <span className="quiet">{member.email}</span>
                      </p>
                      <p className="quiet">
                        {members.roles[member.role]} · {members.states.closed} <Day at={member.closed_at ?? ''} />
                      </p>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )
      }}
    </PrivateScreen>
  )
}

function Row({ member, outcome }: { member: Member; outcome: FormOutcome | undefined }) {
  const { members } = usePrivateMessages()
  const language = useLanguage()
  const { pk, name, email, role, state, spending_limit } = member
  const waits = state === 'invited' || state === 'expired'
  return (
    <li>
      <p className="member-name">
        <strong>{name}</strong> <span className="quiet">{email}</span>
      </p>
      <p>
        {members.roles[role]}
        {spending_limit !== null && ` · ${members.upTo({ sum: shownEuros(spending_limit, language) })}`}
      </p>
      <p className="quiet">
        {members.states[state]} <Day at={member.joined_at ?? member.invited_at} />
      </p>
      <details open={outcome !== undefined}>
        <summary>
          {members.change}
          <span className="visually-hidden"> {name}</span>
        </summary>
        <Form method="post" className="form narrow-form" noValidate>
          <input type="hidden" name="pk" value={pk} />
          <ErrorSummary outcome={outcome} scope={pk} />
          <Powers scope={pk} member={member} outcome={outcome} />
          <p className="form-actions">
            <Submit intent="save">{members.save}</Submit>
            {waits && (
              <Submit intent="again" quiet>
                {members.again}
              </Submit>
            )}
            <button type="submit" name="intent" value="close" className="text-button">
              {members.close}
            </button>
          </p>
          <p className="quiet">{members.closeHint}</p>
        </Form>
      </details>
    </li>
  )
}

/** What somebody is called and what they may do. */
function Powers({ scope, member, outcome }: { scope?: string; member?: Member; outcome: FormOutcome | undefined }) {
  const { members } = usePrivateMessages()
  const shared = { ...(scope ? { scope } : {}), outcome }
  return (
    <>
      <Field {...shared} name="name" label={members.name} autoComplete="off" required defaultValue={member?.name} />
      <Field
        {...shared}
        name="role"
        label={members.role}
        required
        defaultValue={member?.role ?? 'requester'}
        hint={members.roleHint}
      >
        {(['requester', 'approver', 'accounts'] as const).map((role) => (
          <option key={role} value={role}>
            {members.roles[role]}
          </option>
        ))}
      </Field>
      <Field
        {...shared}
        name="spending_limit"
        label={members.limit}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={member?.spending_limit ?? undefined}
        hint={members.limitHint}
      />
    </>
  )
}

function Day({ at }: { at: string }) {
  if (!at) return null
  return <time dateTime={at}>{shownDay(dayOf(new Date(at)))}</time>
}
