import type { RouteKey } from '#kernel/route-table.ts'

/** Screens that show what belongs to one visitor, or that act on what they are sent. */
const personal =
  /^(?:gaudi-(?=basket|order-))?(private|agenda-(registration|cancel)|favourite-|basket|order-|gaudi-my-account|login|register|password-|newsletter|email-|member-|stock-|unsubscribe|withdrawal|invoice-)/

export const isPersonal = (key: RouteKey): boolean => personal.test(key)

/** Screens behind the door, those that letters about an account lead to and those that show an order: with words and styles of their own. */
const privateArea = /^(?:gaudi-(?=basket|order-))?(private|email-|member-|invoice-|favourite-|order-|basket-(buy|success|error)$)/

export const isPrivateArea = (key: RouteKey): boolean => privateArea.test(key)
