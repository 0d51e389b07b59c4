import { type TicketBundle, TicketBundles } from '#modules/editorial/ticket-bundles/contract.ts'
import type { ShopApi } from '../site/server-api.ts'

/** The page of the visit, which names combined tickets; it is written as any other. */
export const visitPage = 'visit'

/** The combined tickets of the shop, as they are sold today. */
export const bundlesOf = async (api: ShopApi): Promise<TicketBundle[]> => (await api.get(TicketBundles, '/ticket-bundles/')).items
