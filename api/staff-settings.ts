import { z } from 'zod'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { Config } from './config.ts'

/** The shop's configuration as staff may know it: never a secret. */
const Settings = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type Settings = z.output<typeof Settings>

/** What staff may know of the configuration, named one by one: nothing new shows by itself. */
export const staffSettings = (config: Config): Settings => ({
  store: config.STORE_CODE,
  public_url: config.PUBLIC_URL,
  split_fee: config.SPLIT_FEE_CENTS === null ? 'zone' : config.SPLIT_FEE_CENTS / 100,
  mail: config.SMTP_URL === undefined ? 'kept' : 'sent',
  mail_from: config.MAIL_FROM,
  contact_email: config.CONTACT_EMAIL,
  contact_phone: config.CONTACT_PHONE,
  analytics: config.ANALYTICS_ID !== undefined,
})

/** @param description of every call, or of those of the staff whose path begins with a word */
export function settingsStaffRoutes(call: StaffCalls, settings: Settings, description: (beneath?: string) => object) {
  call('GET', '/settings/', {
    action: 'settings.read',
    summary: 'How this shop is set up, without its secrets',
    answer: Settings,
    run: async () => settings,
  })
  call('GET', '/calls/', {
    action: 'calls.read',
    summary: 'Every call of the shop and of its staff, described',
    query: z.object({
      beneath: z.string().max(100).optional().describe('Only those of the staff whose path begins with this word'),
    }),
    answer: z.looseObject({}),
    run: async ({ query }) => ({ ...description(query.beneath) }),
  })
}
