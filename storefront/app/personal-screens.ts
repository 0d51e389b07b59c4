import type { RouteKey } from '#kernel/route-table.ts'

/** Screens that show what belongs to one visitor, or that act on what they are sent. */
const personal =
  /^(private|favourite-|basket|order-|login|register|password-|newsletter|email-|member-|stock-|unsubscribe|withdrawal|invoice-)/

export const isPersonal = (key: RouteKey): boolean => personal.test(key)
