import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '../site/server-api.ts'
import { CampaignScreen } from './campaign-screen.tsx'
import { loadCampaign } from './load-campaign.ts'

/** The campaign of the day (M-19 to M-22). */
export const loader = ({ context }: LoaderFunctionArgs) => loadCampaign(context.get(apiContext))

export default function Giftbetter() {
  return <CampaignScreen page={useLoaderData<typeof loader>()} />
}
