import { z } from 'zod'

const optional = z.string().min(1).optional()

/** How the shop presents itself (N-46) and how to reach it (T-20): names, words and addresses, none of them a constant in the code. */
export const identitySettings = {
  SHOP_NAME_ES: optional,
  SHOP_NAME_CA: optional,
  SHOP_NAME_EN: optional,
  SHOP_TAGLINE_ES: optional,
  SHOP_TAGLINE_CA: optional,
  SHOP_TAGLINE_EN: optional,
  CONTACT_EMAIL: z.email().default('hola@palaceshop.example'),
  SECURITY_CONTACT: z.email().optional(),
  CONTACT_PHONE: z.string().default('900 555 013'),
  CONTACT_ADDRESS: z.string().default('Patio de la Alberca, 1 · 18009 Granada'),
  CONTACT_HOURS_MAIN_ES: optional,
  CONTACT_HOURS_MAIN_CA: optional,
  CONTACT_HOURS_MAIN_EN: optional,
  CONTACT_HOURS_LIBRARY_ES: optional,
  CONTACT_HOURS_LIBRARY_CA: optional,
  CONTACT_HOURS_LIBRARY_EN: optional,
}
